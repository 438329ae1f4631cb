/** The sounds of the table, made in the page: knocks of wood from filtered noise and falling tones. */

export type Sound = "dice" | "checker" | "hit" | "pin" | "win";

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function context(): AudioContext {
  audio ??= new AudioContext();
  // A browser lets it begin only once the page has been touched.
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

function noiseOf(table: AudioContext): AudioBuffer {
  if (noise !== null) return noise;
  noise = table.createBuffer(1, table.sampleRate / 2, table.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1;
  return noise;
}

/** From full to nothing: how loud, and how long it rings. */
function fading(table: AudioContext, at: number, loud: number, seconds: number): GainNode {
  const gain = table.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  return gain;
}

interface Knock {
  /** Seconds from now. */
  readonly after: number;
  /** In hertz: the higher, the smaller and harder the thing that knocks. */
  readonly pitch: number;
  readonly loud: number;
  readonly seconds: number;
}

function knock(table: AudioContext, out: AudioNode, { after, pitch, loud, seconds }: Knock): void {
  const at = table.currentTime + after;
  const source = table.createBufferSource();
  source.buffer = noiseOf(table);
  const band = table.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 2.2;
  source
    .connect(band)
    .connect(fading(table, at, loud, seconds))
    .connect(out);
  source.start(at, Math.random() * 0.3, seconds + 0.02);
}

/** A tone; `to` is where it has fallen when it fades. */
function tone(
  table: AudioContext,
  out: AudioNode,
  { after, pitch, loud, seconds }: Knock,
  to = pitch,
  shape: OscillatorType = "sine",
): void {
  const at = table.currentTime + after;
  const source = table.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(fading(table, at, loud, seconds)).connect(out);
  source.start(at);
  source.stop(at + seconds + 0.02);
}

/** Two dice on wood: quick knocks that come slower and softer as they come to lie. */
function dice(table: AudioContext, out: AudioNode): void {
  let after = 0;
  for (let bounce = 0; bounce < 9; bounce += 1) {
    const loud = 0.75 * 0.82 ** bounce;
    const pitch = 1500 + 1300 * Math.random();
    knock(table, out, { after, pitch, loud, seconds: 0.045 });
    tone(table, out, { after, pitch: 260, loud: loud * 0.25, seconds: 0.05 }, 150);
    after += 0.026 + 0.011 * bounce + 0.02 * Math.random();
  }
}

function checker(table: AudioContext, out: AudioNode, after = 0, loud = 1): void {
  knock(table, out, { after, pitch: 1150, loud: 0.85 * loud, seconds: 0.06 });
  tone(table, out, { after, pitch: 210, loud: 0.5 * loud, seconds: 0.09 }, 130);
}

const played: Readonly<Record<Sound, (table: AudioContext, out: AudioNode) => void>> = {
  dice,
  checker: (table, out) => checker(table, out),
  hit: (table, out) => {
    checker(table, out, 0, 1.25);
    knock(table, out, { after: 0.055, pitch: 720, loud: 1, seconds: 0.12 });
    tone(table, out, { after: 0.055, pitch: 150, loud: 0.9, seconds: 0.2 }, 70);
  },
  pin: (table, out) => {
    checker(table, out);
    tone(table, out, { after: 0.04, pitch: 170, loud: 0.6, seconds: 0.16 }, 110);
    knock(table, out, { after: 0.15, pitch: 2600, loud: 0.5, seconds: 0.035 });
  },
  win: (table, out) => {
    for (const [index, pitch] of [523.25, 659.25, 783.99, 1046.5].entries()) {
      const note = { after: 0.13 * index, pitch, loud: 0.3, seconds: index === 3 ? 0.9 : 0.35 };
      tone(table, out, note, pitch, "triangle");
    }
  },
};

/** `volume` is a share of the loudest. */
export function sound(name: Sound, volume: number): void {
  const table = context();
  const out = table.createGain();
  // What is twice as loud to the ear needs more than twice the strength.
  out.gain.value = 0.8 * volume ** 1.6;
  out.connect(table.destination);
  played[name](table, out);
  setTimeout(() => out.disconnect(), 2500);
}
