import type { Evidence } from './tone-evidence.ts';
import type { Tone } from './types.ts';

export const TONES: readonly Tone[] = ['positive', 'negative', 'mixed', 'neutral'];

/**
 * How much each sign speaks for a tone, in the order of `TONES`: a softmax regression over the comments we tune by, its
 * weights rounded. `npm run bench:text:tones` prints them anew after a change of the signs or the lexicon.
 */
export const toneModel: Readonly<Record<'bias' | keyof Evidence, readonly number[]>> = {
  bias: [0.25, 0.75, -3.62, 2.62],
  praise: [0.45, -0.23, 0.49, -0.7],
  complaint: [-0.35, 0.66, 0.42, -0.73],
  praised: [0.77, -0.27, -0.04, -0.45],
  complained: [-0.29, 0.5, 0.11, -0.32],
  both: [-0.06, -0.26, 0.36, -0.03],
  bothContrasted: [-0.48, -0.1, 0.43, 0.16],
  bothTogether: [0.09, -0.06, -0.11, 0.07],
  bothApart: [0.15, -0.31, 0.15, 0.01],
  bothInOwnSentences: [0.04, 0.1, -0.06, -0.08],
  bothShare: [-0.18, -0.29, 0.33, 0.14],
  contrast: [-0.77, -0.81, 1.47, 0.11],
  compares: [-0.77, -0.09, 1.09, -0.23],
  untoldPraise: [-0.07, 0.3, -0.22, -0.01],
  untoldComplaint: [0.06, -0.18, 0.19, -0.07],
  lastPraise: [0.07, -0.04, -0.56, 0.54],
  lastComplaint: [-0.23, -0.07, 0.55, -0.25],
  strong: [-0.42, 0.15, 0.35, -0.08],
  strongComplaint: [0.04, 0.22, -0.2, -0.07],
  wish: [-0.25, -0.62, 0.32, 0.54],
  order: [-0.17, -0.22, -0.01, 0.4],
  whole: [0.07, -0.53, -0.2, 0.66],
  irony: [0.1, -0.44, 0.44, -0.1],
  denial: [0.34, 0.07, -0.14, -0.27],
  quoted: [0.12, 0.05, -0.03, -0.13],
  exclaimed: [0.01, 0.04, -0.01, -0.03],
  asked: [-0.24, -0.45, -0.03, 0.71],
  hardship: [-0.43, 0.5, 0.48, -0.55],
  kindness: [0.84, -0.13, -0.3, -0.42],
  routine: [-0.01, -0.51, -0.16, 0.68],
  silent: [-0.59, -0.39, -0.18, 1.16],
  silentFigures: [-0.57, 0.69, -0.14, 0.01],
  silentPast: [0.45, 0.01, -0.13, -0.33],
  silentHardship: [-0.14, 0.32, -0.12, -0.05],
  silentKindness: [0.36, -0.2, -0.06, -0.1],
  silentWish: [-0.35, -0.31, 0.13, 0.53],
  silentLong: [0.47, 0.93, -0.07, -1.33],
  short: [0.19, -0.09, -0.1, 0],
  long: [0.15, -0.05, 0.35, -0.46],
  sentences: [-0.74, 0.77, 0.31, -0.35],
  clauses: [0.13, -0.11, 0.57, -0.58],
  shortSilent: [-0.16, -0.24, -0.01, 0.42],
  wants: [-0.46, 0.12, 0.23, 0.11],
  burdens: [-0.16, 0.31, -0.08, -0.07],
  we: [0.09, 0.08, -0.3, 0.13],
  always: [0.32, -0.26, -0.19, 0.12],
  only: [-0.11, -0.24, 0.6, -0.25],
  now: [0.4, 0.02, -0.18, -0.24],
};
