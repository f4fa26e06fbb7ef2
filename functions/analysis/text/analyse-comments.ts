import { evidenceOf } from './classify.ts';
import { findNearDuplicates } from './near-duplicates.ts';
import { findOutliers } from './outliers.ts';
import { findPhrases } from './phrases.ts';
import { findThemes } from './themes.ts';
import { findTone } from './tone.ts';
import { tokenize } from './tokens.ts';
import {
  THEMES,
  type AnalysedComment,
  type Comment,
  type CommentAnalysis,
  type ThemeSummary,
  type Tone,
} from './types.ts';

/**
 * What a set of comments on work speaks of, and how. The same comments give the same result, in whatever order they
 * come; what a comment is given does not depend on the others, save for what compares them.
 */
export function analyseComments(comments: readonly Comment[]): CommentAnalysis {
  const read = comments.map(({ id, text }) => {
    const evidence = evidenceOf(text);
    const tokens = tokenize(evidence);
    return { id, text: evidence, tokens, themes: findThemes(tokens), tone: findTone(tokens) };
  });
  const repeated = findNearDuplicates(read);
  const analysed = read.map(({ id, themes, tone }) => ({
    id,
    themes,
    tone,
    nearDuplicateOf: repeated.get(id) ?? null,
  }));
  const phrases = findPhrases(read.filter(({ id }) => !repeated.has(id)));
  const summaries = THEMES.map((theme): ThemeSummary => {
    const of = analysed.filter(({ themes }) => themes.includes(theme));
    const ids = new Set(of.map(({ id }) => id));
    return {
      theme,
      comments: [...ids],
      tones: countTones(of),
      phrases: (phrases.get(theme) ?? []).filter(({ commentId }) => ids.has(commentId)),
    };
  });
  return {
    comments: analysed,
    themes: summaries
      .filter((summary) => summary.comments.length > 0)
      .toSorted((a, b) => b.comments.length - a.comments.length),
    outliers: findOutliers(read),
  };
}

function countTones(comments: readonly AnalysedComment[]): Record<Tone, number> {
  const counts = { positive: 0, negative: 0, mixed: 0, neutral: 0 };
  for (const { tone } of comments) counts[tone] += 1;
  return counts;
}
