import type { ToneEvidence } from './tone-evidence.ts';

/**
 * How much each sign speaks for a tone, in the order of `TONES`: a logistic regression over labelled comments.
 * Written by scripts/bench/text/learn.ts.
 */
export const toneModel: Readonly<Record<'bias' | keyof ToneEvidence, readonly number[]>> = {
  bias: [0.93, 0.94, -2.94, 1.07],
  praise: [0.21, -0.51, 0.48, -0.18],
  complaint: [-0.13, 0.24, 0.17, -0.28],
  complained: [-0.98, 0.03, 1.27, -0.33],
  together: [0.1, 0.3, -0.15, -0.25],
  contrast: [-1.5, -0.09, 1.89, -0.3],
  compares: [-1.04, 0.8, 1.62, -1.38],
  lastPraise: [0.42, 0.1, -1.07, 0.55],
  wish: [-0.13, -0.68, 0.15, 0.66],
  denial: [0.23, 0.14, -0.48, 0.12],
  asked: [-2.43, 0.06, -1.89, 4.26],
  hardship: [-0.17, 0.19, 0.15, -0.17],
  kindness: [0.3, 0.08, 0.05, -0.43],
  routine: [0.1, -0.55, -0.56, 1],
  silent: [-1.34, -0.52, -0.07, 1.93],
  silentHardship: [1.12, 0.95, -2.19, 0.12],
  silentKindness: [0.56, -0.28, 0.28, -0.56],
  silentLong: [0.5, 0.48, 0.26, -1.25],
  sentences: [-1.02, 0.61, 1.33, -0.91],
  wants: [-0.17, 0.01, 0.36, -0.2],
  burdens: [0.14, 0.17, -0.2, -0.11],
  we: [-0.03, 0.29, -0.45, 0.19],
  positiveWords: [0.21, -0.03, -0.05, -0.13],
  negativeWords: [-0.07, 0.2, -0.04, -0.09],
  mixedWords: [-0.07, -0.02, 0.16, -0.07],
  neutralWords: [-0.13, -0.05, -0.08, 0.25],
  bestClause: [0.01, 0, 0.14, -0.15],
  worstClause: [-0.01, 0.06, 0.11, -0.16],
};
