/** One tone of a sound, made on the spot. */
export interface Tone {
  kind: OscillatorType;
  from: number;
  to: number;
  seconds: number;
  loudness: number;
  delay?: number;
}

/** What sounds about equally loud. */
const LOUDNESS: Record<OscillatorType, number> = {
  sine: 0.14,
  triangle: 0.14,
  square: 0.05,
  sawtooth: 0.05,
  custom: 0.05,
};

/** In one line, for the tables of sounds that games have. */
export const tone = (
  kind: OscillatorType,
  from: number,
  to: number,
  seconds: number,
  delay = 0,
  loudness = LOUDNESS[kind],
): Tone => ({ kind, from, to, seconds, loudness, delay });
