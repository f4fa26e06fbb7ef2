import type { Question, SubmittedAnswers } from '#shared/models/answers.ts';
import type { InputIssue } from '#shared/errors.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { invalid } from '#core/http/errors.ts';

/** The answers by question index, a text with nothing to see in it for none; refuses foreign and repeated questions and required ones left blank. */
export function answersInOrder(questions: readonly Question[], submitted: SubmittedAnswers): (string | null)[] {
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
    if (question.is_required && answered[index] === null) {
      issues.push({ path: `answers.${question.id}`, message: 'Ответьте на обязательный вопрос' });
    }
  }
  if (issues.length > 0) invalid(issues);
  return answered;
}
