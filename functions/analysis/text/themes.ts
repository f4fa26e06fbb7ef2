import { readWordCounts } from './lexicons.ts';
import { associateThemes, gatherThemeEvidence, THEME_SIGNS, type ThemeEvidence } from './theme-evidence.ts';
import { themeModel } from './theme-model.ts';
import type { Token } from './tokens.ts';
import { THEMES, type Theme } from './types.ts';

/** A theme and the chance, from 0 to 1, that a person would find it in the text. */
export interface ThemeReading {
  readonly theme: Theme;
  readonly certainty: number;
}

const MOST_THEMES = 3;
/** In words of people who were not learned from, a theme of such a certainty is there in every second text. */
const LEAST_CERTAINTY = 0.4;

/** What there is to be learnt of themes: which words go with them, and how much each sign says. */
export const learnedThemes = { associations: associateThemes(readWordCounts), model: themeModel };

/** How likely the words speak of each theme, the likeliest first. */
export function weighThemes(
  tokens: readonly Token[],
  { associations, model } = learnedThemes,
): readonly ThemeReading[] {
  if (tokens.length === 0) return [];
  const evidence = gatherThemeEvidence(tokens, associations);
  return THEMES.map((theme, at) => ({ theme, certainty: certaintyOf(evidence[at]!, model) })).toSorted(
    (a, b) => b.certainty - a.certainty,
  );
}

/** The themes that are told of a text: up to three that are likely enough, the most certain first. */
export function sureThemes(weighed: readonly ThemeReading[], leastCertainty = LEAST_CERTAINTY): readonly Theme[] {
  return weighed
    .slice(0, MOST_THEMES)
    .filter(({ certainty }) => certainty >= leastCertainty)
    .map(({ theme }) => theme);
}

/** The logistic function of what the signs say together. */
function certaintyOf(evidence: ThemeEvidence, model: typeof themeModel): number {
  return 1 / (1 + Math.exp(-THEME_SIGNS.reduce((sum, sign) => sum + evidence[sign] * model[sign], model.bias)));
}
