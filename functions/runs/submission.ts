import type { PollType, SubmittedAnswers } from '#shared/models/answers.ts';
import type { Question } from '#shared/models/question.ts';
import type { SurveySubmission } from '#shared/models/survey-answers.ts';
import { kindOf } from '#shared/question-kinds/index.ts';
import { type AnsweredQuestion, readAnswers, type ReadAnswers, readPollAnswers } from '#shared/rules/read-answers.ts';
import { invalid } from '#core/http/errors.ts';

/** An answer to one question as surveys take it. */
type Given = SurveySubmission['answers'][number];

/** The answers to a poll by question index as they are stored; all mistakes are gathered into one 422. */
export function answersInOrder(
  poll: { readonly pollType: PollType; readonly questions: readonly AnsweredQuestion[] },
  submitted: SubmittedAnswers,
): (string | null)[] {
  return orInvalid(readPollAnswers(poll, submitted));
}

/** The same of a survey. */
export function storedAnswers(questions: readonly AnsweredQuestion[], submitted: readonly Given[]): (string | null)[] {
  return orInvalid(readAnswers(questions, submitted));
}

function orInvalid(read: ReadAnswers): (string | null)[] {
  return read.issues ? invalid(read.issues) : read.answers;
}

/** Stored answers in the words in which surveys take them; what was not answered is left out. */
export function givenAnswers(
  questions: readonly Pick<Question, 'id' | 'kind' | 'options' | 'settings' | 'scale'>[],
  answers: readonly (string | null)[],
): Given[] {
  return questions.flatMap((question, index): Given[] => {
    const answer = answers[index] ?? null;
    if (answer === null) return [];
    const { answer_options: options, ...said } = kindOf(question).said(answer, question);
    return [{ question_id: question.id, ...said, ...(options && { answer_options: [...options] }) }];
  });
}

/** Whole seconds: with fractions of its own choosing a program could mark its answers in a sum. */
export function secondsOf({ time_spent: seconds }: Pick<SurveySubmission, 'time_spent'>): number | null {
  return typeof seconds === 'number' ? Math.round(seconds) : null;
}
