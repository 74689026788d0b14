// Every icon of the page by what it stands for (game-icons.net, CC BY 3.0; see NOTICE).

import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import Again from "~icons/game-icons/cycle";
import Anchor from "~icons/game-icons/drakkar";
import AngelWings from "~icons/game-icons/angel-wings";
import Arrow from "~icons/game-icons/plain-arrow";
import Axes from "~icons/game-icons/crossed-axes";
import Bear from "~icons/game-icons/bear-head";
import Bell from "~icons/game-icons/ringing-bell";
import Book from "~icons/game-icons/open-book";
import Card from "~icons/game-icons/card-random";
import Chat from "~icons/game-icons/chat-bubble";
import Check from "~icons/game-icons/check-mark";
import Clan from "~icons/game-icons/viking-shield";
import Cog from "~icons/game-icons/cog";
import Contract from "~icons/game-icons/contract";
import Cross from "~icons/game-icons/cross-mark";
import Expand from "~icons/game-icons/expand";
import Eye from "~icons/game-icons/semi-closed-eye";
import Feather from "~icons/game-icons/quill-ink";
import Fire from "~icons/game-icons/small-fire";
import First from "~icons/game-icons/flying-flag";
import Forward from "~icons/game-icons/fast-forward-button";
import Frigga from "~icons/game-icons/spinning-wheel";
import Glory from "~icons/game-icons/laurel-crown";
import Hammer from "~icons/game-icons/thor-hammer";
import Heimdall from "~icons/game-icons/hunting-horn";
import Horns from "~icons/game-icons/horned-helm";
import Hourglass from "~icons/game-icons/hourglass";
import Invade from "~icons/game-icons/barbarian";
import Leader from "~icons/game-icons/viking-head";
import Loki from "~icons/game-icons/duality-mask";
import March from "~icons/game-icons/boot-prints";
import Menu from "~icons/game-icons/hamburger-menu";
import Odin from "~icons/game-icons/one-eyed";
import Pillage from "~icons/game-icons/burning-round-shot";
import Quest from "~icons/game-icons/scroll-unfurled";
import Rage from "~icons/game-icons/enrage";
import Ragnarok from "~icons/game-icons/burning-meteor";
import Raven from "~icons/game-icons/raven";
import Recall from "~icons/game-icons/raise-zombie";
import Rest from "~icons/game-icons/night-sleep";
import Sacrifice from "~icons/game-icons/sacrificial-dagger";
import Save from "~icons/game-icons/save-arrow";
import Screen from "~icons/game-icons/tv";
import Send from "~icons/game-icons/paper-plane";
import Serpent from "~icons/game-icons/snake-spiral";
import Skull from "~icons/game-icons/death-skull";
import Speaker from "~icons/game-icons/speaker";
import SpeakerOff from "~icons/game-icons/speaker-off";
import Tree from "~icons/game-icons/tree-roots";
import Troll from "~icons/game-icons/troll";
import Tyr from "~icons/game-icons/mailed-fist";
import Undo from "~icons/game-icons/return-arrow";
import Upgrade from "~icons/game-icons/upgrade";
import Village from "~icons/game-icons/viking-longhouse";
import Warrior from "~icons/game-icons/viking-helmet";
import Wolf from "~icons/game-icons/wolf-head";
import World from "~icons/game-icons/wireframe-globe";
import Golem from "~icons/game-icons/robot-golem";
import Share from "~icons/game-icons/share";
import Phone from "~icons/game-icons/smartphone";
import Exit from "~icons/game-icons/exit-door";
import Chair from "~icons/game-icons/wooden-chair";
import Papers from "~icons/game-icons/papers";

export const ICONS = {
  again: Again,
  arrow: Arrow,
  axes: Axes,
  battle: Axes,
  bear: Bear,
  bell: Bell,
  book: Book,
  card: Card,
  chat: Chat,
  check: Check,
  clan: Clan,
  cog: Cog,
  contract: Contract,
  cross: Cross,
  expand: Expand,
  eye: Eye,
  feather: Feather,
  fire: Fire,
  first: First,
  forward: Forward,
  frigga: Frigga,
  glory: Glory,
  heimdall: Heimdall,
  horns: Horns,
  hourglass: Hourglass,
  invade: Invade,
  leader: Leader,
  loki: Loki,
  march: March,
  menu: Menu,
  monster: Troll,
  odin: Odin,
  pillage: Pillage,
  quest: Quest,
  rage: Rage,
  ragnarok: Ragnarok,
  raven: Raven,
  recall: Recall,
  rest: Rest,
  sacrifice: Sacrifice,
  save: Save,
  screen: Screen,
  send: Send,
  serpent: Serpent,
  ship: Anchor,
  skull: Skull,
  speaker: Speaker,
  "speaker-off": SpeakerOff,
  thor: Hammer,
  tree: Tree,
  tyr: Tyr,
  undo: Undo,
  upgrade: Upgrade,
  valkyrie: AngelWings,
  village: Village,
  warrior: Warrior,
  wolf: Wolf,
  world: World,
  bot: Golem,
  share: Share,
  phone: Phone,
  leave: Exit,
  chair: Chair,
  copy: Papers,
} satisfies Record<string, Component<SVGAttributes<SVGSVGElement>>>;

export type IconName = keyof typeof ICONS;
