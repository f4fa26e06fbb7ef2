import type { Answers } from './draft.ts';
import type { FormQuestion } from './form-question.ts';

/** What is answered as text, to be taken elsewhere. Apart from what counts answers: hardly any respondent comes to it. */
export function asText(questions: readonly FormQuestion[], answers: Answers): string {
  return questions
    .filter(({ id, field }) => field.isAnswered(answers[id] ?? ''))
    .map(({ id, text, field }) => `${text}\n${field.inWords(answers[id]!)}`)
    .join('\n\n');
}
