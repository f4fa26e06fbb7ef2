import { splitOrders } from './instructions.ts';
import { findNearDuplicates } from './near-duplicates.ts';
import { findOutliers } from './outliers.ts';
import { findPhrases } from './phrases.ts';
import { sureThemes, weighThemes } from './themes.ts';
import { readTone, sureTone } from './tone.ts';
import { READ_CHARACTERS, tokenize } from './tokens.ts';
import {
  THEMES,
  type AnalysedComment,
  type Comment,
  type CommentAnalysis,
  type ThemeSummary,
  type SureTone,
} from './types.ts';

/**
 * What a set of comments on work speaks of, and how. The same comments give the same result, in whatever order they
 * come; what a comment is given does not depend on the others, save for what compares them.
 */
export function analyseComments(comments: readonly Comment[]): CommentAnalysis {
  const read = comments.map(({ id, text }) => {
    const { said, orders } = splitOrders(text);
    const evidence = said.slice(0, READ_CHARACTERS);
    const tokens = tokenize(evidence);
    const themes = sureThemes(weighThemes(tokens));
    return { id, text: evidence, tokens, themes, tone: sureTone(readTone(tokens)), isOrdering: orders !== '' };
  });
  const repeated = findNearDuplicates(read);
  const analysed = read.map(({ id, themes, tone }) => ({
    id,
    themes,
    tone,
    nearDuplicateOf: repeated.get(id) ?? null,
  }));
  // Whoever gives orders is heard, but speaks for nobody else; nor does what is not clear.
  const phrases = findPhrases(
    read.filter(({ id, tone, isOrdering }) => !repeated.has(id) && !isOrdering && tone !== 'unclear'),
  );
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

function countTones(comments: readonly AnalysedComment[]): Record<SureTone, number> {
  const counts = { positive: 0, negative: 0, mixed: 0, neutral: 0, unclear: 0 };
  for (const { tone } of comments) counts[tone] += 1;
  return counts;
}
