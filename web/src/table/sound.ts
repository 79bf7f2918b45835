/** Small sounds, made on the spot: no file is loaded for them. */

import { settings } from "../settings/settings.svelte";
import type { Sound } from "./contract";

export type Heard = Sound | "turn" | "talk";

/** A tone: pitch at its beginning and end in hertz, when and how long in seconds, how loud. */
interface Tone {
  from: number;
  to?: number;
  at?: number;
  long: number;
  loud?: number;
  wave?: OscillatorType;
}
/** A rush of air through a filter: steam, liquid, stone. */
interface Hiss {
  pitch: number;
  at?: number;
  long: number;
  loud?: number;
}

const TONES: Readonly<Partial<Record<Heard, Tone[]>>> = {
  step: [{ from: 210, to: 130, long: 0.07, wave: "triangle" }],
  dice: [0, 0.06, 0.13, 0.22].map((at, turn) => ({ from: 900 - turn * 90, to: 500, at, long: 0.035, wave: "square", loud: 0.25 })),
  pour: [{ from: 380, to: 760, long: 0.4, loud: 0.3 }],
  serve: [{ from: 1318, long: 0.5, loud: 0.5 }, { from: 1976, at: 0.02, long: 0.35, loud: 0.2 }],
  door: [{ from: 90, to: 55, long: 0.35, wave: "sawtooth", loud: 0.35 }],
  chime: [{ from: 784, long: 0.3 }, { from: 1047, at: 0.1, long: 0.4 }],
  alarm: [{ from: 330, to: 300, long: 0.25, wave: "square", loud: 0.3 }, { from: 262, at: 0.26, to: 240, long: 0.35, wave: "square", loud: 0.3 }],
  win: [523, 659, 784, 1047].map((from, turn) => ({ from, at: turn * 0.13, long: 0.45 })),
  turn: [{ from: 659, long: 0.18 }, { from: 880, at: 0.12, long: 0.3 }],
  talk: [{ from: 520, to: 620, long: 0.09, loud: 0.4 }],
};
const HISSES: Readonly<Partial<Record<Heard, Hiss[]>>> = {
  pour: [{ pitch: 1400, long: 0.45, loud: 0.3 }],
  spill: [{ pitch: 900, long: 0.3, loud: 0.7 }, { pitch: 500, at: 0.12, long: 0.35, loud: 0.5 }],
  stone: [{ pitch: 260, long: 0.5, loud: 0.9 }],
  door: [{ pitch: 200, long: 0.4, loud: 0.6 }],
};
const LOUDNESS = 0.11;

let ears: AudioContext | null = null;

export function play(sound: Heard): void {
  if (!settings.liked.sound || !("AudioContext" in window)) return;
  if (navigator.userActivation?.hasBeenActive === false) return; // browsers are silent until somebody touches the page
  ears ??= new AudioContext();
  void ears.resume();
  for (const tone of TONES[sound] ?? []) ring(ears, tone);
  for (const hiss of HISSES[sound] ?? []) rush(ears, hiss);
}

function fading(ears: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = ears.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud * LOUDNESS, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(ears.destination);
  return gain;
}

function ring(ears: AudioContext, { from, to = from, at = 0, long, loud = 1, wave = "sine" }: Tone): void {
  const begin = ears.currentTime + at;
  const source = ears.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + long);
  source.connect(fading(ears, begin, long, loud));
  source.start(begin);
  source.stop(begin + long);
}

function rush(ears: AudioContext, { pitch, at = 0, long, loud = 1 }: Hiss): void {
  const begin = ears.currentTime + at;
  const air = ears.createBuffer(1, Math.ceil(ears.sampleRate * long), ears.sampleRate);
  const samples = air.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  const source = ears.createBufferSource();
  source.buffer = air;
  const filter = ears.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(ears, begin, long, loud));
  source.start(begin);
}
