import { wordCounts } from './lexicons/word-counts.ts';
import { associateThemes, gatherThemeEvidence, THEME_SIGNS, type ThemeEvidence } from './theme-evidence.ts';
import { themeModel } from './theme-model.ts';
import type { Token } from './tokens.ts';
import { THEMES, type Theme } from './types.ts';

const MOST_THEMES = 3;

/** What there is to be learnt of themes: which words go with them, and how much each sign says. */
export const learnedThemes = { associations: associateThemes(wordCounts), model: themeModel };

/** What the words speak of: up to three themes that more speaks for than against, the most certain first. */
export function findThemes(tokens: readonly Token[], { associations, model } = learnedThemes): readonly Theme[] {
  if (tokens.length === 0) return [];
  const evidence = gatherThemeEvidence(tokens, associations);
  return THEMES.map((theme, at) => ({ theme, score: scoreOf(evidence[at]!, model) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_THEMES)
    .map(({ theme }) => theme);
}

function scoreOf(evidence: ThemeEvidence, model: typeof themeModel): number {
  return THEME_SIGNS.reduce((sum, sign) => sum + evidence[sign] * model[sign], model.bias);
}
