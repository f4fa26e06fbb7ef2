import type { Evidence } from './tone-evidence.ts';
import type { Tone } from './types.ts';

export const TONES: readonly Tone[] = ['positive', 'negative', 'mixed', 'neutral'];

/**
 * How much each sign speaks for a tone, in the order of `TONES`: a softmax regression over the comments we tune by, its
 * weights rounded. `npm run bench:text:tones` prints them anew after a change of the signs or the lexicon.
 */
export const toneModel: Readonly<Record<'bias' | keyof Evidence, readonly number[]>> = {
  bias: [0.29, 0.73, -3.64, 2.63],
  praise: [0.45, -0.26, 0.5, -0.68],
  complaint: [-0.35, 0.69, 0.43, -0.78],
  praised: [0.75, -0.29, -0.02, -0.44],
  complained: [-0.2, 0.43, 0.13, -0.36],
  both: [0, -0.36, 0.38, -0.02],
  bothContrasted: [-0.53, -0.08, 0.47, 0.15],
  bothTogether: [-0.03, 0.1, -0.15, 0.08],
  bothShare: [-0.22, -0.24, 0.32, 0.14],
  contrast: [-0.72, -0.79, 1.41, 0.1],
  compares: [-0.77, -0.11, 1.11, -0.23],
  untoldPraise: [-0.07, 0.3, -0.22, -0.01],
  untoldComplaint: [0.02, -0.18, 0.23, -0.08],
  lastPraise: [0.16, -0.18, -0.52, 0.54],
  lastComplaint: [-0.15, -0.17, 0.56, -0.24],
  strong: [-0.41, 0.19, 0.3, -0.08],
  strongComplaint: [0.02, 0.24, -0.2, -0.06],
  wish: [-0.25, -0.61, 0.32, 0.55],
  order: [-0.19, -0.21, -0.02, 0.41],
  whole: [0.13, -0.65, -0.23, 0.75],
  irony: [0.13, -0.47, 0.44, -0.1],
  denial: [0.25, 0.1, -0.08, -0.27],
  quoted: [0.11, 0.04, -0.04, -0.12],
  exclaimed: [0.01, 0.03, -0.01, -0.02],
  asked: [-0.22, -0.29, -0.02, 0.53],
  hardship: [-0.43, 0.41, 0.54, -0.52],
  kindness: [0.68, 0.06, -0.21, -0.53],
  routine: [0.03, -0.59, -0.17, 0.74],
  silent: [-0.49, -0.53, -0.17, 1.19],
  silentFigures: [-0.68, 0.82, -0.15, 0.01],
  silentPast: [0.54, -0.02, -0.13, -0.39],
  silentHardship: [-0.2, 0.46, -0.12, -0.14],
  silentKindness: [0.42, -0.31, -0.06, -0.05],
  silentWish: [-0.39, -0.25, 0.14, 0.51],
  silentLong: [0.41, 0.92, -0.06, -1.27],
  short: [0.17, -0.07, -0.1, 0.01],
  long: [0.17, -0.06, 0.33, -0.44],
  sentences: [-0.74, 0.76, 0.29, -0.31],
  clauses: [0.13, -0.1, 0.58, -0.61],
  shortSilent: [-0.18, -0.22, -0.01, 0.41],
  wants: [-0.47, 0.13, 0.2, 0.14],
  burdens: [-0.12, 0.37, -0.1, -0.14],
  we: [0.13, 0.14, -0.31, 0.04],
  always: [0.26, -0.25, -0.13, 0.13],
  only: [-0.06, -0.25, 0.56, -0.25],
  now: [0.49, -0.02, -0.23, -0.23],
};
