import type { Evidence } from '#shared/models/analysis.ts';
import type { Said } from '#shared/text/said.ts';
import type { Kept } from '../kept.ts';
import { readNumber } from '#shared/rules/scales.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { unhappyOf, verdictOf, type ThemeVerdict } from '#shared/rules/theme-verdict.ts';
import { toneOf } from '../text/classify.ts';
import type { AnalysedComment, CommentAnalysis, Phrase, Theme, SureTone } from '../text/types.ts';
import type { PollData, WrittenAnswer } from './data.ts';
import type { byLanguage } from './languages.ts';
import { say } from './say.ts';

type Tones = Record<SureTone, number>;

/** What people speak of, as people: whoever answered several questions counts once. */
export interface SpokenTheme {
  readonly theme: Theme | typeof OTHER;
  readonly name: Said;
  readonly people: number;
  readonly tones: Tones;
  readonly verdict: ThemeVerdict;
  readonly quotes: readonly string[];
  readonly evidence: Kept<Evidence>;
}

/** What is found in the words of a run. */
export interface WrittenWords {
  /** People who wrote any that are read. */
  readonly writers: number;
  /** Of those people, by what they say on the whole; nothing below five. */
  readonly tones: Tones;
  /** Of at least five people each, by how many; smaller ones together stand last. */
  readonly themes: readonly SpokenTheme[];
  /** How many answers in other languages are told of; they are in no other figure. */
  readonly otherLanguages: number;
  /** How many speak of every theme, and how many are unhappy with it: to be measured, not shown. */
  readonly all: readonly { readonly theme: Theme; readonly people: number; readonly unhappy: number }[];
}

export const OTHER = 'other';
const MOST_QUOTES = 3;
const NO_TONES: Tones = { positive: 0, negative: 0, mixed: 0, neutral: 0, unclear: 0 };

/** Written answers as they are to be understood: numbers are figures and no words. */
export function wordsToRead({ written }: Pick<PollData, 'written'>): WrittenAnswer[] {
  return written
    .filter(({ text }) => text.trim() !== '' && readNumber(text) === null)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Who says what, from what was found in each comment. A theme needs as many people as the smallest group has, and so does any figure. */
export function wordsOf(
  { read, unclear, otherLanguages }: Pick<ReturnType<typeof byLanguage>, 'read' | 'unclear' | 'otherLanguages'>,
  { comments: found, themes }: CommentAnalysis,
  smallestGroup: number = SMALLEST_GROUP,
): WrittenWords {
  const comments = [...found, ...unclear.map(unread)];
  const respondents = new Map([...read, ...unclear].map(({ id, respondent }) => [id, respondent]));
  const people = (all: readonly AnalysedComment[]) => Map.groupBy(all, ({ id }) => respondents.get(id)!);
  const writers = people(comments);
  const spoken = themes.map(({ theme, phrases }) => {
    const of = comments.filter((comment) => comment.themes.includes(theme));
    return { theme, of, people: people(of), phrases };
  });
  const all = spoken.map(({ theme, people: who }) => ({ theme, people: who.size, unhappy: unhappyOf(tonesOf(who)) }));
  if (writers.size < smallestGroup) return { writers: writers.size, tones: NO_TONES, themes: [], otherLanguages, all };

  const originals = new Map(comments.map(({ id, nearDuplicateOf }) => [id, nearDuplicateOf ?? id]));
  const large = spoken.filter(({ people: who }) => who.size >= smallestGroup);
  const shown = large.map(({ theme, of, people: who, phrases }): SpokenTheme => {
    const quotes = phrases.filter(
      ({ commentId }, place) =>
        phrases.findIndex(
          (other) =>
            originals.get(other.commentId) === originals.get(commentId) ||
            respondents.get(other.commentId) === respondents.get(commentId),
        ) === place,
    );
    const tones = tonesOf(who);
    const verdict = verdictOf(tones);
    return {
      theme,
      name: say('themeName', { theme }),
      people: who.size,
      tones,
      verdict,
      quotes: quotesFor(verdict, quotes),
      evidence: evidenceOf(theme, of.length),
    };
  });
  shown.sort((a, b) => b.people - a.people || (a.theme < b.theme ? -1 : 1));
  const small = new Set(spoken.filter((one) => !large.includes(one)).flatMap(({ of }) => of));
  const rest = people([...small]);
  const other: SpokenTheme = {
    theme: OTHER,
    name: say('themeName', { theme: OTHER }),
    people: rest.size,
    tones: tonesOf(rest),
    verdict: verdictOf(tonesOf(rest)),
    quotes: [],
    evidence: evidenceOf(OTHER, small.size),
  };
  return {
    writers: writers.size,
    tones: tonesOf(writers),
    themes: rest.size >= smallestGroup ? [...shown, other] : shown,
    otherLanguages,
    all,
  };
}

/** An answer that could not be read: nobody knows of what it speaks, nor how. */
function unread({ id }: WrittenAnswer): AnalysedComment {
  return { id, themes: [], tone: 'unclear', nearDuplicateOf: null };
}

/** The tones that stand for a verdict, the first of them first; where nobody is ahead, both sides have their say. */
const STAND_FOR: Readonly<Record<ThemeVerdict, readonly SureTone[]>> = {
  good: ['positive', 'mixed', 'negative'],
  praised: ['positive'],
  bad: ['negative', 'mixed', 'positive'],
  criticised: ['negative'],
  unhappy: ['negative', 'mixed', 'positive'],
  mixed: ['negative', 'positive', 'mixed'],
  none: [],
};

/** The first phrase of each side in the order of the verdict, then the most typical ones. */
function quotesFor(verdict: ThemeVerdict, phrases: readonly Phrase[]): string[] {
  const read = phrases.map(({ text }) => ({ text, tone: toneOf(text) }));
  const first = STAND_FOR[verdict].flatMap((tone) => read.find((phrase) => phrase.tone === tone) ?? []);
  return [...new Set([...first, ...read].map(({ text }) => text))].slice(0, MOST_QUOTES);
}

/** People by what each says in all of their comments together. */
function tonesOf(people: ReadonlyMap<string, readonly AnalysedComment[]>): Tones {
  const tones = { ...NO_TONES };
  for (const comments of people.values()) tones[toneOfPerson(comments)]++;
  return tones;
}

/** What is clear of a person's words counts; their tone is unclear where none of it praises or complains for sure. */
function toneOfPerson(comments: readonly AnalysedComment[]): SureTone {
  const said = new Set(comments.map(({ tone }) => tone));
  if (said.has('mixed') || (said.has('positive') && said.has('negative'))) return 'mixed';
  if (said.has('negative')) return 'negative';
  if (said.has('positive')) return 'positive';
  return said.has('unclear') ? 'unclear' : 'neutral';
}

function evidenceOf(theme: string, count: number): Kept<Evidence> {
  return { id: `theme:${theme}`, label: say('answers', { count }), count };
}
