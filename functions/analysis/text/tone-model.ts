import type { ToneEvidence } from './tone-evidence.ts';

/**
 * How much each sign speaks for a tone, in the order of `TONES`: a logistic regression over labelled comments.
 * Written by scripts/bench/text/learn.ts.
 */
export const toneModel: Readonly<Record<'bias' | keyof ToneEvidence, readonly number[]>> = {
  bias: [0.95, 0.94, -2.97, 1.08],
  praise: [0.22, -0.5, 0.48, -0.2],
  complaint: [-0.13, 0.24, 0.16, -0.28],
  complained: [-1, 0.07, 1.29, -0.36],
  together: [0.11, 0.29, -0.16, -0.24],
  contrast: [-1.52, -0.1, 1.88, -0.25],
  compares: [-1.03, 0.79, 1.61, -1.37],
  lastPraise: [0.37, 0.1, -1.07, 0.6],
  wish: [-0.16, -0.69, 0.29, 0.55],
  denial: [0.24, 0.13, -0.51, 0.15],
  asked: [-2.44, 0.08, -1.9, 4.26],
  hardship: [-0.18, 0.19, 0.15, -0.16],
  kindness: [0.32, 0.11, 0.07, -0.5],
  routine: [0.12, -0.58, -0.58, 1.04],
  silent: [-1.31, -0.49, -0.09, 1.89],
  silentHardship: [1.12, 0.96, -2.2, 0.12],
  silentKindness: [0.53, -0.33, 0.27, -0.47],
  silentLong: [0.5, 0.5, 0.24, -1.23],
  sentences: [-1.02, 0.59, 1.32, -0.89],
  wants: [-0.18, 0.01, 0.36, -0.18],
  burdens: [0.13, 0.17, -0.2, -0.1],
  we: [-0.03, 0.29, -0.47, 0.21],
  positiveWords: [0.2, -0.02, -0.05, -0.12],
  negativeWords: [-0.07, 0.2, -0.04, -0.09],
  mixedWords: [-0.07, -0.01, 0.16, -0.08],
  neutralWords: [-0.13, -0.04, -0.09, 0.26],
  bestClause: [0.01, -0.01, 0.14, -0.15],
  worstClause: [-0.02, 0.06, 0.11, -0.16],
};
