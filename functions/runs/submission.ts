import type { PollType, SubmittedAnswers } from '#shared/models/answers.ts';
import type { Question } from '#shared/models/question.ts';
import type { InputIssue } from '#shared/errors.ts';
import { numbersOf, readScaleAnswer, scaleOf } from '#shared/rules/scales.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { invalid } from '#core/http/errors.ts';

/** What is asked: of a run, its type and questions. */
interface Asked {
  readonly pollType: PollType;
  readonly questions: readonly Question[];
}

/**
 * The answers by question index, a text with nothing to see in it for none. Refuses foreign and repeated questions,
 * required ones left blank, and what is no number of the scale it answers.
 */
export function answersInOrder({ pollType, questions }: Asked, submitted: SubmittedAnswers): (string | null)[] {
  const issues: InputIssue[] = [];
  const texts = new Map<string, string>();
  const known = new Set(questions.map((question) => question.id));
  for (const [index, { question_id: id, content }] of submitted.entries()) {
    const path = `answers.${index}.question_id`;
    if (!known.has(id)) issues.push({ path, message: 'Этого вопроса нет в опросе' });
    else if (texts.has(id)) issues.push({ path, message: 'На вопрос дано два ответа' });
    texts.set(id, hasVisibleText(content) ? content : '');
  }
  const answered = questions.map((question) => texts.get(question.id) || null);
  for (const [index, question] of questions.entries()) {
    if (question.required && answered[index] === null) {
      issues.push({ path: `answers.${question.id}`, message: 'Ответьте на обязательный вопрос' });
    }
  }
  const stored = questions.map((question, position) => {
    const answer = answered[position] ?? null;
    // Only of a question that was made a scale: the specification knows none, and lets an eNPS be answered in words.
    if (answer === null || !question.scale) return answer;
    const scale = scaleOf({ type: pollType }, question, position) ?? question.scale;
    const number = readScaleAnswer(answer, scale);
    if (number === null) issues.push({ path: `answers.${question.id}`, message: outOfScale(numbersOf(scale)) });
    return String(number);
  });
  if (issues.length > 0) invalid(issues);
  return stored;
}

function outOfScale(numbers: readonly number[]): string {
  return `Ответ на этот вопрос — целое число от ${numbers[0]} до ${numbers.at(-1)}`;
}
