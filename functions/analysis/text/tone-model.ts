import type { Evidence } from './tone-evidence.ts';
import type { Tone } from './types.ts';

export const TONES: readonly Tone[] = ['positive', 'negative', 'mixed', 'neutral'];

/**
 * How much each sign speaks for a tone, in the order of `TONES`: a softmax regression over the comments we tune by, its
 * weights rounded to a tenth. `npm run fit:tones` prints them anew after a change of the signs or the lexicon.
 */
export const toneModel: Readonly<Record<'bias' | keyof Evidence, readonly number[]>> = {
  bias: [0.3, 0.7, -3.7, 2.8],
  praise: [0.5, -0.3, 0.4, -0.6],
  complaint: [-0.4, 0.7, 0.4, -0.7],
  praised: [0.6, -0.2, 0, -0.4],
  complained: [-0.1, 0.3, 0.2, -0.3],
  both: [0, -0.3, 0.3, -0.1],
  bothContrasted: [-0.6, 0, 0.6, 0.1],
  bothTogether: [-0.1, 0, -0.2, 0.2],
  bothShare: [-0.2, -0.2, 0.4, 0.1],
  contrast: [-0.7, -0.8, 1.5, 0.1],
  compares: [-0.7, -0.2, 1.3, -0.4],
  untoldPraise: [0, 0.3, -0.2, 0],
  untoldComplaint: [-0.2, -0.2, 0.4, -0.1],
  lastPraise: [0.1, -0.2, -0.5, 0.6],
  lastComplaint: [0, -0.1, 0.5, -0.4],
  strong: [-0.4, -0.1, 0.1, 0.4],
  strongComplaint: [0, 0.3, -0.2, -0.1],
  wish: [-0.4, -0.5, 0.2, 0.7],
  order: [-0.2, -0.2, 0, 0.5],
  whole: [0.2, -0.7, -0.2, 0.7],
  irony: [0.3, -0.7, 0.5, -0.2],
  denial: [0.2, 0, 0, -0.2],
  quoted: [0.1, 0.3, -0.1, -0.2],
  exclaimed: [0, 0, 0, 0],
  asked: [-0.5, -0.4, 0, 0.9],
  hardship: [-0.6, 0.3, 0.7, -0.4],
  kindness: [0.5, 0.1, -0.2, -0.5],
  routine: [0, -0.4, -0.3, 0.7],
  silent: [-0.3, -0.4, -0.2, 1],
  silentFigures: [-0.7, 0.8, -0.2, 0],
  silentPast: [0.6, -0.1, -0.2, -0.3],
  silentHardship: [-0.2, 0.4, -0.1, -0.1],
  silentKindness: [0.2, -0.2, 0, 0],
  silentWish: [-0.5, -0.2, 0.2, 0.5],
  silentLong: [0.4, 0.9, -0.1, -1.2],
  short: [0.2, 0, -0.1, -0.1],
  long: [0.1, 0, 0.3, -0.5],
  sentences: [-0.6, 0.7, 0.3, -0.5],
  clauses: [0.1, -0.1, 0.7, -0.7],
  shortSilent: [-0.3, -0.1, 0, 0.4],
  wants: [-0.4, 0.1, 0.2, 0.2],
  burdens: [-0.3, 0.5, -0.2, 0],
  we: [0.2, 0.2, -0.3, -0.1],
  always: [0.4, -0.3, -0.1, -0.1],
  only: [-0.2, 0, 0.7, -0.4],
  now: [0.8, -0.1, -0.3, -0.4],
};
