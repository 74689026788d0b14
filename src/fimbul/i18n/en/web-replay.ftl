# Games played back on the page.

replay-title = Replay
replay-watch = Watch the replay
replay-at = Move { $at } of { $length }
replay-age = Age { $age }
replay-battle = Pillage of { $province }
replay-scrub = Moment of the game
replay-play = Play
replay-pause = Pause
replay-back = One move back
replay-step = One move forward
replay-last-battle = To the previous battle
replay-next-battle = To the next battle
replay-eyes = Seen by
replay-eyes-public = Everybody
replay-eyes-open = All hands open
replay-link = Copy a link to this moment
replay-cards = Cards at this moment
replay-pack = Pack:
