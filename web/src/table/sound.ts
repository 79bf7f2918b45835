/** Short sounds, synthesised: no file is loaded for them. */

import { settings } from "../settings/settings.svelte";
import type { Sound } from "./contract";

export type SoundName = Sound | "turn" | "talk";

/** A tone: pitch at its beginning and end in hertz, when and how long in seconds, how loud. */
interface Tone {
  from: number;
  to?: number;
  at?: number;
  long: number;
  loud?: number;
  wave?: OscillatorType;
}
/** Filtered noise: steam, liquid, stone. */
interface Noise {
  pitch: number;
  at?: number;
  long: number;
  loud?: number;
}

const TONES: Readonly<Partial<Record<SoundName, Tone[]>>> = {
  step: [{ from: 210, to: 130, long: 0.07, wave: "triangle" }],
  dice: [0, 0.06, 0.13, 0.22].map((at, turn) => ({
    from: 900 - turn * 90,
    to: 500,
    at,
    long: 0.035,
    wave: "square",
    loud: 0.25,
  })),
  pour: [{ from: 380, to: 760, long: 0.4, loud: 0.3 }],
  serve: [
    { from: 1318, long: 0.5, loud: 0.5 },
    { from: 1976, at: 0.02, long: 0.35, loud: 0.2 },
  ],
  door: [{ from: 90, to: 55, long: 0.35, wave: "sawtooth", loud: 0.35 }],
  chime: [
    { from: 784, long: 0.3 },
    { from: 1047, at: 0.1, long: 0.4 },
  ],
  alarm: [
    { from: 330, to: 300, long: 0.25, wave: "square", loud: 0.3 },
    { from: 262, at: 0.26, to: 240, long: 0.35, wave: "square", loud: 0.3 },
  ],
  win: [523, 659, 784, 1047].map((from, turn) => ({ from, at: turn * 0.13, long: 0.45 })),
  turn: [
    { from: 659, long: 0.18 },
    { from: 880, at: 0.12, long: 0.3 },
  ],
  talk: [{ from: 520, to: 620, long: 0.09, loud: 0.4 }],
};
const NOISES: Readonly<Partial<Record<SoundName, Noise[]>>> = {
  pour: [{ pitch: 1400, long: 0.45, loud: 0.3 }],
  spill: [
    { pitch: 900, long: 0.3, loud: 0.7 },
    { pitch: 500, at: 0.12, long: 0.35, loud: 0.5 },
  ],
  stone: [{ pitch: 260, long: 0.5, loud: 0.9 }],
  door: [{ pitch: 200, long: 0.4, loud: 0.6 }],
};
const LOUDNESS = 0.11;

let audio: AudioContext | null = null;

export function play(sound: SoundName): void {
  if (!settings.preferences.sound || !("AudioContext" in window)) return;
  if (navigator.userActivation?.hasBeenActive === false) return; // browsers play nothing before the first touch of the page
  audio ??= new AudioContext();
  void audio.resume();
  for (const tone of TONES[sound] ?? []) playTone(audio, tone);
  for (const noise of NOISES[sound] ?? []) playNoise(audio, noise);
}

function fadeOut(audio: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud * LOUDNESS, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(audio.destination);
  return gain;
}

function playTone(audio: AudioContext, { from, to = from, at = 0, long, loud = 1, wave = "sine" }: Tone): void {
  const begin = audio.currentTime + at;
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + long);
  source.connect(fadeOut(audio, begin, long, loud));
  source.start(begin);
  source.stop(begin + long);
}

function playNoise(audio: AudioContext, { pitch, at = 0, long, loud = 1 }: Noise): void {
  const begin = audio.currentTime + at;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(fadeOut(audio, begin, long, loud));
  source.start(begin);
}
