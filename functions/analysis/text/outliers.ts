import type { Token } from './tokens.ts';
import type { Theme, SureTone } from './types.ts';
import { centroid, contentStems, similarity, toVectors } from './vectors.ts';

interface Candidate {
  readonly id: string;
  readonly tokens: readonly Token[];
  readonly themes: readonly Theme[];
  readonly tone: SureTone;
}

/** Among fewer comments nothing is usual, so nothing is unusual. */
const LEAST_COMMENTS = 5;
/** A theme that one of a few comments has is only the first of its kind. */
const LEAST_COMMENTS_OF_THEMES = 20;
/** Fewer words (“all is well”) say too little to be unlike anything. */
const LEAST_WORDS = 3;
/** General praise and complaint are of no theme either: “happy with everything, keep it up” is nothing unusual. */
const LEAST_WORDS_OF_TONE = 5;
const FAR = 0.08;

/** Ids of comments that say something and are unlike all others: off-topic, or the only one of their kind. */
export function findOutliers(comments: readonly Candidate[]): readonly string[] {
  if (comments.length < LEAST_COMMENTS) return [];
  const stems = comments.map(({ tokens }) => contentStems(tokens));
  const vectors = toVectors(stems);
  const middle = centroid(vectors);
  const counts = new Map<string, number>();
  for (const words of stems) for (const stem of words) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const themes = new Map<Theme, number>();
  for (const comment of comments) for (const theme of comment.themes) themes.set(theme, (themes.get(theme) ?? 0) + 1);
  return comments
    .filter((comment, at) => {
      if (stems[at]!.size < (comment.tone === 'neutral' ? LEAST_WORDS : LEAST_WORDS_OF_TONE)) return false;
      const few = comments.length < LEAST_COMMENTS_OF_THEMES;
      if (comment.themes.some((theme) => few || themes.get(theme)! > 1)) return false;
      const alone = ![...stems[at]!].some((stem) => counts.get(stem)! > 1);
      return alone || (comment.themes.length === 0 && similarity(vectors[at]!, middle) < FAR);
    })
    .map(({ id }) => id);
}
