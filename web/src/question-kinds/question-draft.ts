import type { Direction, Scale } from '#shared/models/answers.ts';
import type { SurveyTheme } from '#shared/models/survey.ts';
import type { Settings as OfKind } from '#shared/question-kinds/kind.ts';
import type { QuestionKind } from '#shared/rules/surveys.ts';

/** An option while it is being written; `key` names it to conditions, whatever its text becomes. */
export interface OptionDraft {
  readonly key: number;
  readonly text: string;
}

/** When a question is asked: after one of these options, or a number in this range, of an earlier one. */
export type Condition =
  | { readonly questionId: string; readonly keys: readonly number[] }
  | { readonly questionId: string; readonly from: number; readonly to: number };

/** What kinds of questions have of their own. All of it is kept while the kind is another. */
interface Settings {
  readonly scale: Scale;
  /** Which answers are the better ones; null while nobody has said. */
  readonly direction: Direction | null;
  /** Those that the author writes. */
  readonly options: readonly OptionDraft[];
  /** What else kinds want to know, as it is being written. */
  readonly settings: OfKind;
}

/** A question while it is being written. */
export interface QuestionDraft extends Settings {
  readonly kind: 'question';
  readonly id: string;
  readonly type: QuestionKind;
  readonly text: string;
  readonly required: boolean;
  readonly theme: SurveyTheme | null;
  readonly condition: Condition | null;
  /** The question of an earlier survey that this one repeats; null for one of its own. */
  readonly originId: string | null;
}

/** What can be changed in a question. */
export type QuestionChange = Partial<Omit<QuestionDraft, 'kind' | 'id'>>;
