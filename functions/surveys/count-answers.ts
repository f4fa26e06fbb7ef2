import type { Question } from '#shared/models/question.ts';
import { countedRows, kindOf } from '#shared/question-kinds/index.ts';
import type { StatementMark } from '#shared/question-kinds/statements.ts';
import type { Dimension } from '#shared/rules/surveys.ts';

/** What of a question its figures depend on. */
export type CountedQuestion = Pick<Question, 'id' | 'kind' | 'options' | 'scale' | 'settings' | 'theme' | 'showIf'> &
  Partial<Pick<Question, 'direction'>> &
  StatementMark;

/** Who a respondent is, as far as it is known: null where it is not, and of everybody who came by the public link. */
export type Attributes = Readonly<Record<Dimension, string | null>>;

/** One respondent. */
export interface SurveyRow extends Attributes {
  /**
   * By question index: the number of a scale («7»), indexes of chosen options («2», «0,3»), words; null where it was not
   * answered or not asked.
   */
  readonly answers: readonly (string | null)[];
}

/** Answers to one question: how many people, and how many gave what. */
export interface QuestionTally {
  readonly answered: number;
  readonly counts: readonly number[];
}

/** Respondents with the same attributes, and what they answered. */
export interface Alike {
  readonly attributes: Attributes;
  readonly responses: number;
  /** By question. */
  readonly questions: readonly QuestionTally[];
}

/** The counters of a question in the order in which they are told, row after row. */
export function countersOf(question: CountedQuestion): number[] {
  return countedRows(question).flatMap(({ counters }) => counters);
}

/** Reads a stored answer as the places of what was chosen, none for words; null where it answers nothing. */
export type ReadAnswer = (answer: string | null | undefined) => readonly number[] | null;

const NOTHING_CHOSEN: readonly number[] = [];

/** So many different answers to a question are read once; there are seldom more. */
const REMEMBERED = 256;

/** How answers to a question are read: made once, used for every respondent. */
export function answerReader(question: CountedQuestion): ReadAnswer {
  const { counting } = kindOf(question);
  if (!counting) return (answer) => (answer ? NOTHING_CHOSEN : null);
  const counters = counting.counters(question);
  const places = new Map(countersOf(question).map((counter, place) => [counter, place]));
  const read = (answer: string): readonly number[] | null => {
    const chosen = counting.raised(answer, counters).flatMap((counter) => places.get(counter) ?? []);
    return chosen.length === 0 ? null : chosen;
  };
  const known = new Map<string, readonly number[] | null>();
  return (answer) => {
    if (!answer) return null;
    const before = known.get(answer);
    if (before !== undefined) return before;
    const chosen = read(answer);
    if (known.size < REMEMBERED) known.set(answer, chosen);
    return chosen;
  };
}

/**
 * Counts answers as they come, by what respondents have in common. However many there are, what is kept grows with the
 * number of teams, tenures and roles that occur together, and nothing else is needed of them.
 */
export class AnswerCounter {
  readonly #read: readonly ReadAnswer[];
  /** Where the counters of each question begin; the first of them counts who answered. */
  readonly #starts: readonly number[];
  /** How many there are of each. */
  readonly #lengths: readonly number[];
  readonly #counters: number;
  readonly #alike = new Map<string, { attributes: Attributes; responses: number; counters: Uint32Array }>();

  constructor(questions: readonly CountedQuestion[]) {
    this.#read = questions.map(answerReader);
    let counters = 0;
    this.#lengths = questions.map((question) => countersOf(question).length);
    this.#starts = this.#lengths.map((length) => {
      const start = counters;
      counters += 1 + length;
      return start;
    });
    this.#counters = counters;
  }

  add({ answers, team, tenure, role }: SurveyRow): void {
    const key = JSON.stringify([team, tenure, role]);
    let alike = this.#alike.get(key);
    if (!alike) {
      alike = { attributes: { team, tenure, role }, responses: 0, counters: new Uint32Array(this.#counters) };
      this.#alike.set(key, alike);
    }
    alike.responses += 1;
    for (const [index, read] of this.#read.entries()) {
      const chosen = read(answers[index]);
      if (!chosen) continue;
      const start = this.#starts[index]!;
      alike.counters[start]! += 1;
      for (const place of chosen) alike.counters[start + 1 + place]! += 1;
    }
  }

  /** In an order that does not depend on the order of the respondents. */
  counted(): Alike[] {
    return [...this.#alike.entries()]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, { attributes, responses, counters }]) => ({
        attributes,
        responses,
        questions: this.#lengths.map((length, index) => {
          const start = this.#starts[index]!;
          return {
            answered: counters[start]!,
            counts: Array.from(counters.slice(start + 1, start + 1 + length)),
          };
        }),
      }));
  }
}
