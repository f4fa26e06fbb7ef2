import type { Answers } from '#web/answer-form/draft.ts';
import type { FormQuestion } from '#web/answer-form/form-question.ts';

/** What respondents will see of what is built. */
export interface Preview {
  /** The questions by what is answered so far; the one that is `shown` whatever its condition. */
  readonly questions: (answers: Answers, shown: string | null) => readonly FormQuestion[];
  readonly anonymous: boolean;
}
