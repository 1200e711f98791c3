import { settings } from "./settings.svelte";
import type { Tone } from "./tone";

/** Small sounds made on the spot: no file is fetched. */
type Sound = "lay" | "draw" | "turn" | "attack" | "blitz" | "refuse" | "win";

const TONES: Record<Sound, Tone[]> = {
  lay: [{ kind: "triangle", from: 220, to: 110, seconds: 0.09, loudness: 0.22 }],
  draw: [{ kind: "triangle", from: 500, to: 760, seconds: 0.06, loudness: 0.08 }],
  turn: [
    { kind: "sine", from: 587, to: 587, seconds: 0.12, loudness: 0.14 },
    { kind: "sine", from: 784, to: 784, seconds: 0.18, loudness: 0.14, delay: 0.11 },
  ],
  attack: [{ kind: "sawtooth", from: 180, to: 70, seconds: 0.25, loudness: 0.12 }],
  blitz: [
    { kind: "square", from: 880, to: 1760, seconds: 0.12, loudness: 0.07 },
    { kind: "square", from: 1320, to: 2200, seconds: 0.16, loudness: 0.06, delay: 0.1 },
  ],
  refuse: [{ kind: "sine", from: 160, to: 140, seconds: 0.14, loudness: 0.18 }],
  win: [523, 659, 784, 1046].map((tone, at) => ({
    kind: "triangle" as const,
    from: tone,
    to: tone,
    seconds: 0.2,
    loudness: 0.14,
    delay: 0.13 * at,
  })),
};

let muted = false;
/** Beside a television a phone is silent. */
export function mute(on: boolean) {
  muted = on;
}

let context: AudioContext | undefined;

/** A sound of the house, or one that a game brings along; several follow each other. */
export function play(sounds: string | string[], more: Record<string, Tone[]> = {}) {
  const tones = following([sounds].flat().map((name) => more[name] ?? TONES[name as Sound] ?? []));
  // Browsers allow sound only after the first user gesture.
  if (muted || !settings.sound || document.hidden || !navigator.userActivation.hasBeenActive)
    return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const tone of tones) {
    const start = context.currentTime + (tone.delay ?? 0);
    const end = start + tone.seconds;
    const source = new OscillatorNode(context, { type: tone.kind, frequency: tone.from });
    const volume = new GainNode(context, { gain: tone.loudness });
    source.frequency.linearRampToValueAtTime(tone.to, end);
    volume.gain.setValueAtTime(tone.loudness, start);
    volume.gain.exponentialRampToValueAtTime(0.001, end);
    source.connect(volume).connect(context.destination);
    source.start(start);
    source.stop(end);
  }
}

/** Each begins where the one before it ends. */
function following(sounds: Tone[][]): Tone[] {
  let begins = 0;
  return sounds.flatMap((tones) => {
    const shifted = tones.map((tone) => ({ ...tone, delay: (tone.delay ?? 0) + begins }));
    begins = Math.max(begins, ...shifted.map(({ delay, seconds }) => delay + seconds));
    return shifted;
  });
}
