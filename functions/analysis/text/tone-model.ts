import type { Evidence } from './tone-evidence.ts';
import type { Tone } from './types.ts';

export const TONES: readonly Tone[] = ['positive', 'negative', 'mixed', 'neutral'];

/**
 * How much each sign speaks for a tone, in the order of `TONES`: a softmax regression over the comments we tune by, its
 * weights rounded. `npm run bench:text:tones` prints them anew after a change of the signs or the lexicon.
 */
export const toneModel: Readonly<Record<'bias' | keyof Evidence, readonly number[]>> = {
  bias: [0.11, 0.42, -2.74, 2.21],
  praise: [0.34, -0.27, 0.43, -0.51],
  complaint: [-0.08, 0.39, 0.33, -0.64],
  praised: [0.53, -0.21, 0.03, -0.34],
  complained: [-0.27, 0.42, 0.26, -0.41],
  both: [0.06, -0.11, 0.21, -0.16],
  bothContrasted: [-0.51, 0.06, 0.37, 0.08],
  bothTogether: [0.02, 0.2, -0.21, -0.01],
  bothApart: [0.05, -0.31, 0.33, -0.08],
  bothInOwnSentences: [-0.13, 0.03, 0.14, -0.04],
  bothShare: [-0.15, -0.15, 0.31, -0.01],
  contrast: [-0.89, -0.27, 1.3, -0.14],
  compares: [-0.79, 0.22, 0.74, -0.16],
  untoldPraise: [0.06, 0.19, -0.24, -0.01],
  untoldComplaint: [-0.05, -0.22, 0.29, -0.02],
  lastPraise: [0.16, 0.05, -0.45, 0.23],
  lastComplaint: [-0.26, -0.11, 0.62, -0.25],
  strong: [-0.16, -0.35, 0.53, -0.02],
  strongComplaint: [-0.2, 0.06, 0.25, -0.11],
  wish: [-0.16, -0.48, -0.09, 0.72],
  order: [-0.16, -0.08, -0.03, 0.27],
  whole: [-0.19, -0.66, 0.04, 0.82],
  irony: [0.23, -0.46, 0.36, -0.13],
  denial: [0.37, 0.11, -0.29, -0.19],
  quoted: [-0.08, 0.12, -0.16, 0.13],
  exclaimed: [0.01, 0.03, -0.01, -0.03],
  asked: [-0.61, -0.49, -0.14, 1.24],
  hardship: [-0.19, 0.32, 0.32, -0.45],
  kindness: [0.45, -0.11, 0.04, -0.37],
  routine: [-0.02, -0.51, -0.27, 0.8],
  silent: [-0.59, -0.12, -0.14, 0.85],
  silentFigures: [-0.24, 0.4, -0.13, -0.03],
  silentPast: [0.61, -0.11, -0.06, -0.44],
  silentHardship: [0.15, 0.3, -0.18, -0.27],
  silentKindness: [0.2, -0.07, 0.06, -0.19],
  silentWish: [-0.28, -0.42, 0.01, 0.7],
  silentLong: [0.43, 0.63, -0.14, -0.91],
  short: [0.16, 0.09, -0.31, 0.06],
  long: [0.25, -0.01, 0.27, -0.51],
  sentences: [-0.74, 0.36, 0.55, -0.16],
  clauses: [0.11, 0.09, 0.25, -0.45],
  shortSilent: [-0.27, -0.27, -0.03, 0.57],
  wants: [-0.15, -0.1, 0.51, -0.26],
  burdens: [-0.08, 0.25, -0.12, -0.05],
  we: [0.18, 0.31, -0.1, -0.38],
  always: [0.17, -0.01, -0.04, -0.12],
  only: [-0.02, -0.13, 0.22, -0.08],
  now: [0.35, -0.01, -0.12, -0.22],
};
