// The sounds of the page, synthesised: a horn for the reader's turn, a thud for a battle, a turning
// page for a card. Silent unless the reader has switched sounds on.

import { settings } from "./settings.svelte";

export type Sound = "horn" | "thud" | "page";

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  SOUNDS[sound](context, context.currentTime + 0.02);
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  /** Two rising notes of a horn, a fifth apart. */
  horn(audio, at) {
    for (const [note, start, length] of [
      [146.8, 0, 0.45],
      [220, 0.38, 0.9],
    ] as const) {
      const muffle = audio.createBiquadFilter();
      muffle.type = "lowpass";
      muffle.frequency.setValueAtTime(300, at + start);
      muffle.frequency.linearRampToValueAtTime(1_100, at + start + 0.12);
      muffle.frequency.linearRampToValueAtTime(500, at + start + length);
      const loudness = swell(audio, at + start, 0.09, 0.12, length);
      muffle.connect(loudness);
      for (const detune of [-6, 5]) {
        const tone = audio.createOscillator();
        tone.type = "sawtooth";
        tone.frequency.value = note;
        tone.detune.value = detune;
        tone.connect(muffle);
        tone.start(at + start);
        tone.stop(at + start + length + 0.1);
      }
    }
  },

  /** A blow on a shield. */
  thud(audio, at) {
    const tone = audio.createOscillator();
    tone.frequency.setValueAtTime(140, at);
    tone.frequency.exponentialRampToValueAtTime(42, at + 0.18);
    tone.connect(swell(audio, at, 0.35, 0.004, 0.32));
    tone.start(at);
    tone.stop(at + 0.4);
    rustle(audio, at, 900, 0.12, 0.05);
  },

  page(audio, at) {
    rustle(audio, at, 3_200, 0.05, 0.16);
  },
};

/** A loudness that rises and fades. */
function swell(audio: AudioContext, at: number, most: number, rise: number, length: number): GainNode {
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(most, at + rise);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + length);
  loudness.connect(audio.destination);
  return loudness;
}

/** A burst of noise around a pitch. */
function rustle(audio: AudioContext, at: number, pitch: number, most: number, length: number): void {
  const noise = audio.createBufferSource();
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  noise.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  noise.connect(band);
  band.connect(swell(audio, at, most, length / 4, length));
  noise.start(at);
}
