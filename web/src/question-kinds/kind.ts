import type { ReactNode } from 'react';
import type { SurveyQuestion } from '#shared/models/survey-answers.ts';
import type { AskedQuestion } from '#shared/question-kinds/kind.ts';
import type { SurveyQuestionFigures } from '#shared/models/survey-results.ts';
import type { QuestionChange, QuestionDraft } from './question-draft.ts';

/**
 * What those who ask see of a kind of question: how it is built, and how its answers are drawn. What its answers are,
 * in numbers, labels or words, is said in shared/question-kinds.
 */
export interface Kind {
  readonly editor: Editor;
  /** How its answers are drawn; null where they are not counted. */
  readonly card: ((props: FiguresProps) => ReactNode) | null;
  /** What is told of them on one line; left out, what was answered most often. */
  readonly brief?: (props: Pick<FiguresProps, 'question' | 'figures' | 'counts'>) => string;
}

/** A kind of question in the builder. */
export interface Editor {
  /** In a list of kinds: “One of a list”. */
  readonly name: string;
  /** On the button that adds one. */
  readonly add?: string;
  /** One of them in a row of others, where more is to be said than `name`. */
  readonly called?: (question: Pick<AskedQuestion, 'scale' | 'settings'>) => string;
  /** Whether a new one must be answered. */
  readonly required: boolean;
  /** What can be chosen: what the author writes, or always the same; nothing where there is nothing to choose from. */
  readonly options: 'written' | readonly string[];
  /** What conditions of later questions name: its options, or a range of these numbers; null where none can. */
  readonly decidesBy: 'options' | ((question: QuestionDraft) => readonly number[]) | null;
  /** Which questions of a poll become one. */
  readonly ofPoll?: 'scale' | 'words';
  /** What a question still needs to be one of this kind. */
  readonly begin?: (question: QuestionDraft) => QuestionChange;
  /** Beside the choice of the kind. */
  readonly head?: (props: SettingsProps & { readonly className: string | undefined }) => ReactNode;
  /** Below the text. */
  readonly settings?: (props: SettingsProps) => ReactNode;
  /** What is recommended for its text. */
  readonly hint?: (question: QuestionDraft) => string | undefined;
  /** What its settings lack before it can be asked; `settings` says it. */
  readonly lacks?: (question: QuestionDraft) => string | null;
  /** Its settings as they go to the server; options are sent by themselves. */
  readonly sent?: (question: QuestionDraft) => Partial<Pick<SurveyQuestion, 'scale' | 'direction' | 'settings'>>;
  /** Its settings in a file of questions. */
  readonly toFile?: (question: QuestionDraft) => FileFields;
  /** The same read from a file; every mistake is said. */
  readonly fromFile?: (fields: FileFields, say: (mistake: string) => void) => QuestionChange;
}

/** A question as it stands in a file. */
export type FileFields = Readonly<Record<string, unknown>>;

/** What the settings of a kind are drawn with. */
export interface SettingsProps {
  readonly question: QuestionDraft;
  /** From 1, as people count. */
  readonly position: number;
  /** What the settings lack. */
  readonly problem: string | undefined;
  readonly locked: boolean;
  readonly onChange: (change: QuestionChange) => void;
}

/** What the answers to a question are drawn with. */
export interface FiguresProps {
  readonly question: SurveyQuestion;
  readonly figures: SurveyQuestionFigures;
  readonly counts: readonly number[];
  /** The eNPS of the same answers stands above. */
  readonly isEnps: boolean;
  /** How many were asked; null where nobody knows. */
  readonly asked: number | null;
  readonly notes: readonly string[];
}
