import type { ReactNode } from 'react';
import type { ReadyQuestion } from '#shared/rules/ready-questions.ts';
import type { QuestionKind } from '#shared/rules/surveys.ts';
import type { SettingsProps } from '#web/question-kinds/kind.ts';
import type { QuestionDraft } from '#web/question-kinds/question-draft.ts';

/** What can be built: the same questions in the same list, as far as a poll or a survey takes them. */
export interface Profile {
  /** The kinds of questions it takes. */
  readonly kinds: readonly QuestionKind[];
  /** Whether there are sections, conditions and themes. */
  readonly sections: boolean;
  /** Whether all questions stand open; else one at a time. */
  readonly allOpen: boolean;
  /** A question nobody has written yet. */
  readonly blank: () => QuestionDraft;
  /** A question of the bank, to be edited freely. */
  readonly fromBank: (ready: ReadyQuestion) => QuestionDraft;
  /** What people answer with, beside the number of a question; nothing where that is settled. */
  readonly AnsweredWith: (props: SettingsProps) => ReactNode;
  /** What is recommended for the text of a question, where its kind alone does not know it. */
  readonly hint?: (question: QuestionDraft) => string | undefined;
  /** Of a question that is there already. */
  readonly taken: string;
}
