import type { ThemeEvidence } from './theme-evidence.ts';

/**
 * How much each sign speaks for a theme, the same for all themes: a logistic regression over labelled comments.
 * Written by scripts/bench/text/learn.ts.
 */
export const themeModel: Readonly<Record<'bias' | keyof ThemeEvidence, number>> = {
  bias: -1.81,
  turns: 0.8,
  share: 1.74,
  words: 0.21,
  lead: 0.19,
  clauseLead: 0.29,
};
