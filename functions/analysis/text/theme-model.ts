import type { ThemeEvidence } from './theme-evidence.ts';

/**
 * How much each sign speaks for a theme, the same for all themes: a logistic regression over labelled comments.
 * Written by scripts/bench/text/learn.ts.
 */
export const themeModel: Readonly<Record<'bias' | keyof ThemeEvidence, number>> = {
  bias: -2.44,
  turns: 0.74,
  share: 1.71,
  words: 0.16,
  lead: 0.2,
  clauseLead: 0.29,
};
