import type { InputIssue } from '#shared/errors.ts';
import { MAX_QUESTIONS } from '#shared/models/answers.ts';
import { QUESTION_TEXT_MAX_LENGTH, QUESTIONS_MAX_LENGTH } from '#shared/models/poll.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { KINDS } from '#web/question-kinds/kinds.ts';
import type { QuestionDraft } from '#web/question-kinds/question-draft.ts';
import { builderText } from '#text/asking/builder.ts';
import { optionsOf, questionsOf, type WithItems, writtenQuestions } from './draft.ts';
import { usageOf } from './usage.ts';

const text = builderText.problems;

/** What stands in the way of storing what is built, where the builder shows it. */
export interface Problems {
  readonly title: string | null;
  /** By id of the question or section, the first of each. */
  readonly items: ReadonlyMap<string, string>;
  /** Of all questions together, or of something without a place of its own. */
  readonly whole: string | null;
}

/** What a question still needs before it can be asked; null for one that is not there yet. */
export function problemOfQuestion(draft: WithItems, question: QuestionDraft): string | null {
  const usage = usageOf(question.text, QUESTION_TEXT_MAX_LENGTH);
  if (usage?.over) return builderText.length.over(usage.used, usage.max);
  if (!hasVisibleText(question.text)) {
    return questionsOf(draft).some(({ condition }) => condition?.questionId === question.id) ? text.askedBlank : null;
  }
  return KINDS[question.type].editor.lacks?.(question) ?? null;
}

/** What all questions together have too little or too much of. */
export function problemOfWhole(draft: WithItems): string | null {
  const written = writtenQuestions(draft);
  if (written.length === 0) return text.noQuestions;
  if (written.length > MAX_QUESTIONS) return text.tooMany(written.length, MAX_QUESTIONS);
  const length = lengthOf(draft);
  return length > QUESTIONS_MAX_LENGTH ? text.tooLong(length, QUESTIONS_MAX_LENGTH) : null;
}

/** How long all questions are with their options, as they are sent. */
export function lengthOf(draft: WithItems): number {
  return writtenQuestions(draft).reduce(
    (sum, question) =>
      sum + question.text.trim().length + optionsOf(question).reduce((all, one) => all + one.text.trim().length, 0),
    0,
  );
}

/** Brings the server's `questions.1.text` back to the question on the screen: blank ones were not sent. */
export function refusedQuestions(
  draft: WithItems,
  issues: readonly InputIssue[],
): { readonly items: ReadonlyMap<string, string>; readonly others: readonly InputIssue[] } {
  const sent = writtenQuestions(draft);
  const questionOf = ({ path }: InputIssue) => sent[Number(/^questions\.(\d+)\b/.exec(path)?.[1] ?? -1)];
  return {
    items: new Map(issues.flatMap((issue) => [questionOf(issue)?.id ?? []].flat().map((id) => [id, issue.message]))),
    others: issues.filter((issue) => !questionOf(issue)),
  };
}
