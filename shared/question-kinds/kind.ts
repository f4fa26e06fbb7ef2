import type { Scale } from '../models/answers.ts';
import type { ShowIf, SurveyAnswerGiven } from '../rules/surveys.ts';

/** What an author says of a question besides its scale and its options: bounds, a unit, whatever its kind knows. */
export type Settings = Readonly<Record<string, number | string | readonly string[]>>;

/** What a kind looks at in a question: as it is stored, in the words of the API, or in a draft. */
export interface AskedQuestion {
  readonly scale: Scale | null;
  readonly options: readonly string[];
  /** As their kind has read them; left out of a question whose kind has none. */
  readonly settings?: Settings | undefined;
  /** Whether it must be answered, all of it; left out where nothing depends on that. */
  readonly required?: boolean;
}

/** An answer in the words of the API, without its question. */
export type Said = Omit<SurveyAnswerGiven, 'question_id'>;

/** The field of the API in which a question is answered. */
export type AnswerField = keyof Said;

/** An answer as it is stored, or what is wrong with it. */
export type Reading = { readonly answer: string } | { readonly mistake: string };

/** Counters that are told together: those of a scale, of options, or of one of several statements. */
export interface CountedRow {
  /** Which of the counters of the question, in the order in which they are told. */
  readonly counters: readonly number[];
  /** What each of them counts, for a person. */
  readonly labels: () => readonly string[];
  /** The same as numbers: then the row has a mean, and is compared by it. Null where they are none. */
  readonly numbers: readonly number[] | null;
  /** Where each counts several numbers, the one in their middle: the row has a mean, about, and nothing is compared by it. */
  readonly middles?: readonly number[];
  /** Of one of several rows, what its average is: “Average place: Pay”. */
  readonly meanName?: () => string;
  /** Of several that are rated on one scale, what is rated: told as a question of its own, where enough have rated it. */
  readonly statement?: string;
  /** The places in the row that are told where there is room for few; all of a row without numbers, none of one with them. */
  readonly short?: readonly number[];
}

/** Several things that a question has rated, each on its scale: told and compared as a scale question of its own. */
export interface Statements {
  readonly of: (question: AskedQuestion) => readonly string[];
  /** What a stored answer says of each of so many, as a scale question stores it; null of one that it leaves out. */
  readonly answers: (answer: string, statements: number) => readonly (string | null)[];
}

/** How answers are counted as they come. */
export interface Counting {
  /** How many counters a question has. */
  readonly counters: (question: AskedQuestion) => number;
  /** Which of so many a stored answer raises; none where it says nothing that is known. */
  readonly raised: (answer: string, counters: number) => readonly number[];
  /** What is told of the counters: one row, or as many as there are statements. */
  readonly rows: (question: AskedQuestion) => readonly CountedRow[];
}

/**
 * All that differs between kinds of questions but for how they look in a browser. A stored answer is one text for each
 * question, in which a kind may write down whatever it reads again: no other code looks into it.
 */
export interface Kind {
  /** How long it takes to read a question and answer it, seconds: an estimate that errs on the short side. */
  readonly seconds: number;
  /** The scale of a question that names none; null where none is answered on a scale. */
  readonly scale: Scale | null;
  /** Whether some of its answers can be better than others. */
  readonly hasDirection: boolean;
  /** The options of a question, of those that were given. */
  readonly optionsOf: (given: readonly string[]) => string[];
  /** What is wrong with the options of a question; null where nothing is. */
  readonly optionsMistake: (options: readonly string[]) => string | null;
  /** The settings of a question, of those that were given, or what is wrong with them; left out where it has none. */
  readonly settings?: (given: Settings) => { readonly settings: Settings } | { readonly mistake: string };
  /** Those of them that are words for whoever answers, such as a unit. */
  readonly saidSettings?: readonly string[];

  readonly field: AnswerField;
  /** Said to whoever answers in another field. */
  readonly wrongField: () => string;
  /** Reads an answer that says something in the right field. */
  readonly read: (said: Said, question: AskedQuestion) => Reading;
  /** A stored answer in the words of the API. */
  readonly said: (answer: string, question: AskedQuestion) => Said;
  /** A stored answer for a person. */
  readonly inWords: (answer: string, question: AskedQuestion) => string;

  /**
   * Whether there are answers to a question for which a condition holds; null where later questions are never asked by
   * answers to this one.
   */
  readonly fits: ((condition: ShowIf, question: AskedQuestion) => boolean) | null;

  /** Left out where a question is no more than one. */
  readonly statements?: Statements;
  /** Null where answers are read one by one, by people and by the analyst: words. */
  readonly counting: Counting | null;
  /** Whether eNPS can be computed from a question. */
  readonly isEnps: (question: Pick<AskedQuestion, 'scale'>) => boolean;
  /** A made-up answer as it is stored; `lean` from 0 to 1 says how far along its answers. Null where none is made up. */
  readonly example: (question: AskedQuestion, lean: number) => string | null;
}
