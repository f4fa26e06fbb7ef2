import { MAX_QUESTIONS } from '#shared/models/answers.ts';
import type { Scale } from '#shared/models/answers.ts';
import {
  SURVEY_OPTION_MAX_LENGTH,
  SURVEY_OPTIONS_MAX,
  SURVEY_QUESTION_MAX_LENGTH,
  SURVEY_SECTION_MAX_LENGTH,
  SURVEY_TITLE_MAX_LENGTH,
} from '#shared/models/survey.ts';
import type { PastSource } from '#shared/rules/past-import.ts';
import type { QuestionKind } from '#shared/rules/surveys.ts';
import { pastText } from '#text/asking/past.ts';

/** A question that was asked elsewhere, as one of our kinds. */
export interface BroughtQuestion {
  readonly kind: QuestionKind;
  readonly text: string;
  readonly required: boolean;
  /** Of a rating and of statements. */
  readonly scale: Scale | null;
  readonly options: readonly string[];
  readonly section: string | null;
  /** Bounds of a number, as far as the source has some. */
  readonly bounds: { readonly min: number; readonly max: number } | null;
}

/** What one person answered: by question one text, several that were chosen or put in order, or one for each statement. */
export interface BroughtAnswers {
  /** The day, 2025-03-12; null where the source has none. */
  readonly day: string | null;
  readonly answers: readonly (readonly string[])[];
}

/** Something that does not come over as it was. */
export interface Note {
  readonly is: 'changed' | 'lost';
  /** What it is called in the source. */
  readonly what: string;
  readonly why: string;
}

/** Numbers of one day, of a team or of all. */
export interface BroughtCounts {
  readonly day: string;
  readonly team: string | null;
  readonly promoters: number;
  readonly passives: number;
  readonly critics: number;
}

/** What a file of another service comes to. */
export interface Brought {
  readonly source: PastSource;
  readonly title: string;
  /** How many questions the source asks, those that are lost as well. */
  readonly asked: number;
  readonly questions: readonly BroughtQuestion[];
  readonly people: readonly BroughtAnswers[];
  readonly counts: readonly BroughtCounts[];
  readonly notes: readonly Note[];
}

/** A file that nothing can be made of; its message is for whoever has chosen it. */
export class UnreadableForm extends Error {
  override readonly name = 'UnreadableForm';
}

/** A question with its answers, while a source is read. */
export interface Draft {
  readonly question: BroughtQuestion;
  /** What a respondent said, from what the source has of them. */
  readonly read: (of: ReadonlyMap<string, string>) => readonly string[];
}

const HIDDEN = /<(script|style|iframe|object|template)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const BREAKS = /<(?:br|\/p|\/div|\/li|\/h\d|\/tr)\b[^>]*>/gi;
const TAG = /<\/?[a-z][^>]*(?:>|$)/gi;
const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
  hellip: '…',
};

/** The words of a text with marks of HTML, in one line; nothing of a script. */
export function plainText(html: string): string {
  const words = html.replace(HIDDEN, ' ').replace(COMMENT, ' ').replace(BREAKS, ' ').replace(TAG, '');
  return words
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (all, name: string) => entity(name) ?? all)
    .replace(/[\s\p{Cc}\u200b\ufeff]+/gu, ' ')
    .trim();
}

function entity(name: string): string | undefined {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()];
  const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return point > 0x1f && point <= 0x10_ffff ? String.fromCodePoint(point) : ' ';
}

/** As much of a text as fits. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}

/** The scale that these labels or codes are, whatever stands behind the numbers: “0 — never”. */
export function scaleOfLabels(labels: readonly string[]): Scale | null {
  const numbers = labels.map(leadingNumber);
  const is = (low: number, high: number) =>
    numbers.length === high - low + 1 &&
    Array.from({ length: high - low + 1 }, (_, at) => low + at).every((one) => numbers.includes(one));
  if (is(0, 10)) return '0-10';
  return is(1, 5) ? '1-5' : null;
}

/** The whole number a label begins with; null where it begins with none. */
export function leadingNumber(label: string): number | null {
  const found = /^\s*(\d{1,2})(?![\d.,]*\d)/.exec(label);
  return found ? Number(found[1]) : null;
}

/** Gathers what is said of a source while it is read. */
export function notebook() {
  const notes: Note[] = [];
  const say = (is: Note['is']) => (what: string, why: string) => void notes.push({ is, what: cut(what, 200), why });
  return { notes, changed: say('changed'), lost: say('lost') };
}
export type Notebook = ReturnType<typeof notebook>;

/** A question within our limits: what is too long is cut, options that are too many or none make it one in words. */
export function fitting(
  given: Partial<BroughtQuestion> & Pick<BroughtQuestion, 'kind' | 'text'>,
  book: Notebook,
): BroughtQuestion {
  const text = cut(given.text.trim() || pastText.noTitle, SURVEY_QUESTION_MAX_LENGTH);
  if (given.text.length > SURVEY_QUESTION_MAX_LENGTH) book.changed(text, pastText.why.cut);
  const options = [
    ...new Set(
      (given.options ?? []).map((one) => cut(one.trim(), SURVEY_OPTION_MAX_LENGTH)).filter((one) => one !== ''),
    ),
  ];
  const question = {
    required: false,
    scale: null,
    bounds: null,
    ...given,
    text,
    section: given.section ? cut(given.section, SURVEY_SECTION_MAX_LENGTH) : null,
    options,
  };
  if (!['RADIO', 'CHECKBOX', 'RANKING', 'MATRIX'].includes(given.kind)) return { ...question, options: [] };
  if (
    given.kind === 'MATRIX' ||
    (options.length >= 2 && options.length <= (given.kind === 'RANKING' ? 10 : SURVEY_OPTIONS_MAX))
  )
    return question;
  book.changed(text, options.length < 2 ? pastText.why.fewOptions : pastText.why.manyOptions);
  return { ...question, kind: 'TEXTAREA', options: [] };
}

/** Questions up to our limit; the others are lost, each by its name. */
export function upToLimit(drafts: readonly Draft[], book: Notebook): readonly Draft[] {
  for (const { question } of drafts.slice(MAX_QUESTIONS)) book.lost(question.text, pastText.why.tooMany(MAX_QUESTIONS));
  return drafts.slice(0, MAX_QUESTIONS);
}

/** The title of what is brought, from that of the source or the name of its file. */
export function titleOf(title: string, file: string): string {
  return cut(plainText(title) || plainText(file.replace(/\.[^.]*$/, '')) || pastText.noTitle, SURVEY_TITLE_MAX_LENGTH);
}
