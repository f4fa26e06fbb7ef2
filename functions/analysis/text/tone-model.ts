import type { Evidence } from './tone-evidence.ts';
import type { Tone } from './types.ts';

export const TONES: readonly Tone[] = ['positive', 'negative', 'mixed', 'neutral'];

/**
 * How much each sign speaks for a tone, in the order of `TONES`: a softmax regression over the comments we tune by, its
 * weights rounded. `npm run bench:text:tones` prints them anew after a change of the signs or the lexicon.
 */
export const toneModel: Readonly<Record<'bias' | keyof Evidence, readonly number[]>> = {
  bias: [0.28, 0.7, -3.61, 2.64],
  praise: [0.45, -0.23, 0.49, -0.7],
  complaint: [-0.36, 0.67, 0.43, -0.74],
  praised: [0.75, -0.25, -0.04, -0.45],
  complained: [-0.31, 0.53, 0.1, -0.33],
  both: [-0.05, -0.27, 0.36, -0.03],
  bothContrasted: [-0.48, -0.11, 0.43, 0.16],
  bothTogether: [0.09, -0.06, -0.11, 0.07],
  bothApart: [0.16, -0.31, 0.14, 0.01],
  bothInOwnSentences: [0.05, 0.1, -0.06, -0.08],
  bothShare: [-0.18, -0.29, 0.33, 0.14],
  contrast: [-0.77, -0.79, 1.47, 0.1],
  compares: [-0.77, -0.09, 1.09, -0.23],
  untoldPraise: [-0.07, 0.29, -0.22, -0.01],
  untoldComplaint: [0.06, -0.18, 0.19, -0.07],
  lastPraise: [0.07, -0.05, -0.56, 0.54],
  lastComplaint: [-0.23, -0.08, 0.55, -0.25],
  strong: [-0.42, 0.15, 0.35, -0.08],
  strongComplaint: [0.04, 0.22, -0.2, -0.07],
  wish: [-0.26, -0.6, 0.32, 0.54],
  order: [-0.18, -0.2, -0.01, 0.39],
  whole: [0.13, -0.63, -0.21, 0.71],
  irony: [0.1, -0.44, 0.44, -0.1],
  denial: [0.34, 0.08, -0.14, -0.28],
  quoted: [0.11, 0.05, -0.03, -0.13],
  exclaimed: [0.01, 0.04, -0.01, -0.03],
  asked: [-0.21, -0.44, -0.03, 0.68],
  hardship: [-0.44, 0.49, 0.48, -0.53],
  kindness: [0.84, -0.12, -0.3, -0.42],
  routine: [0.02, -0.57, -0.16, 0.71],
  silent: [-0.54, -0.46, -0.18, 1.18],
  silentFigures: [-0.67, 0.82, -0.15, 0],
  silentPast: [0.44, 0.03, -0.13, -0.33],
  silentHardship: [-0.16, 0.34, -0.12, -0.06],
  silentKindness: [0.34, -0.17, -0.06, -0.11],
  silentWish: [-0.37, -0.28, 0.13, 0.52],
  silentLong: [0.5, 0.9, -0.07, -1.33],
  short: [0.18, -0.08, -0.1, 0],
  long: [0.15, -0.05, 0.35, -0.45],
  sentences: [-0.75, 0.77, 0.31, -0.34],
  clauses: [0.13, -0.11, 0.57, -0.58],
  shortSilent: [-0.17, -0.22, -0.01, 0.41],
  wants: [-0.48, 0.14, 0.23, 0.1],
  burdens: [-0.16, 0.31, -0.08, -0.07],
  we: [0.08, 0.09, -0.3, 0.13],
  always: [0.31, -0.24, -0.19, 0.12],
  only: [-0.12, -0.23, 0.6, -0.25],
  now: [0.39, 0.03, -0.18, -0.24],
};
