import { overlap } from './near-duplicates.ts';
import { sureThemes, weighThemes } from './themes.ts';
import type { Token } from './tokens.ts';
import type { Phrase, Theme } from './types.ts';
import { centroid, contentStems, similarity, toVectors } from './vectors.ts';

/** A comment as it was read. */
export interface ReadComment {
  readonly id: string;
  /** The text that the places of the tokens count in. */
  readonly text: string;
  readonly tokens: readonly Token[];
}

interface Candidate extends Phrase {
  readonly themes: readonly Theme[];
  readonly stems: ReadonlySet<string>;
}

const PHRASES = 5;
const LEAST_WORDS = 2;
const MOST_WORDS = 18;
const MOST_CHARACTERS = 140;
/** What stands for a theme is surely of it. */
const SURE = 0.7;
/** Two phrases with so many words in common are one. */
const ALIKE = 0.5;

/** What would tell of a person, or lead out of the product; looked for in whole comments, for it has dots within. */
const PERSONAL: readonly RegExp[] = [
  /[^\s@]@[^\s@]/gu,
  /https?:|www\.|t\.me|(?:^|[^\p{L}])[a-z0-9-]{2,}\.(?:ru|com|net|org|рф|io|su|me)(?![\p{L}\d])|\p{L}\.рф/giu,
  /(?:^|\s)@[\w.]{3,}/gu,
  /\d[\d\s().-]{5,}\d/gu,
  // A surname with initials on either side, a name with a surname, a name with a patronymic.
  /\p{Lu}\p{Ll}+\s+\p{Lu}\.|\p{Lu}\.\s?(?:\p{Lu}\.\s?)?\p{Lu}\p{Ll}+/gu,
  /\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+/gu,
  /\p{Lu}\p{Ll}+(?:ович|евич|овна|евна|ична|инична)(?:а|у|ем|ом|е|ы|ой|и)?(?!\p{L})/gu,
];

/** For each theme the phrases of different comments that stand for it, the most typical first. */
export function findPhrases(comments: readonly ReadComment[]): ReadonlyMap<Theme, readonly Phrase[]> {
  const candidates = comments.flatMap(candidatesOf);
  const vectors = toVectors(candidates.map(({ stems }) => stems));
  const places = Map.groupBy(
    candidates.flatMap(({ themes }, at) => themes.map((theme) => ({ theme, at }))),
    ({ theme }) => theme,
  );
  return new Map(
    [...places].map(([theme, found]) => {
      const middle = centroid(found.map(({ at }) => vectors[at]!));
      const ranked = found
        .map(({ at }) => ({ candidate: candidates[at]!, score: similarity(vectors[at]!, middle) }))
        .toSorted((a, b) => b.score - a.score || compare(a.candidate, b.candidate));
      return [theme, different(ranked.map(({ candidate }) => candidate))] as const;
    }),
  );
}

function different(ranked: readonly Candidate[]): Phrase[] {
  const chosen: Candidate[] = [];
  for (const candidate of ranked) {
    if (chosen.length === PHRASES) break;
    const known = chosen.some(
      ({ commentId, stems }) => commentId === candidate.commentId || overlap(stems, candidate.stems) >= ALIKE,
    );
    if (!known) chosen.push(candidate);
  }
  return chosen.map(({ commentId, text }) => ({ commentId, text }));
}

function candidatesOf({ id, text, tokens }: ReadComment): Candidate[] {
  const personal = PERSONAL.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ from: match.index, to: match.index + match[0].length })),
  );
  return piecesOf(tokens).flatMap((piece) => {
    const phrase = text.slice(piece[0]!.from, piece.at(-1)!.to).trim();
    if (piece.length < LEAST_WORDS || piece.length > MOST_WORDS || phrase.length > MOST_CHARACTERS) return [];
    if (personal.some(({ from, to }) => from < piece.at(-1)!.to && to > piece[0]!.from)) return [];
    const themes = sureThemes(weighThemes(piece), SURE);
    return themes.length === 0 ? [] : [{ commentId: id, text: phrase, themes, stems: contentStems(piece) }];
  });
}

/** Sentences; the clauses of one that is too long for a phrase. */
function piecesOf(tokens: readonly Token[]): Token[][] {
  return [...Map.groupBy(tokens, ({ sentence }) => sentence).values()].flatMap((sentence) =>
    sentence.length <= MOST_WORDS ? [sentence] : [...Map.groupBy(sentence, ({ clause }) => clause).values()],
  );
}

function compare(a: Candidate, b: Candidate): number {
  if (a.commentId !== b.commentId) return a.commentId < b.commentId ? -1 : 1;
  return a.text < b.text ? -1 : 1;
}
