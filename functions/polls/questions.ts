import { invalid } from '#core/http/errors.ts';
import type { Question } from '#shared/models/answers.ts';
import type { ChangedQuestion } from '#shared/models/poll.ts';
import type * as z from 'zod/mini';

/** What a question asks and how: all of it but which question it is and where it stands. */
export type QuestionContent = Omit<Question, 'id' | 'order_index'>;

/** New questions, in the order given; whatever a question carries goes along, or a later field would be lost here. */
export function newQuestions(contents: readonly QuestionContent[], newId: () => string): Question[] {
  return contents.map((content, index) => ({ ...content, id: newId(), order_index: index }));
}

/** In the order they name, counted from 0; a question with an id stays itself, so ids must be this poll's own. */
export function changedQuestions(
  changed: readonly z.output<typeof ChangedQuestion>[],
  own: readonly Question[],
  newId: () => string,
): Question[] {
  const known = new Map(own.map((question) => [question.id, question]));
  const seen = new Set<string>();
  const issues = changed.flatMap(({ id }, index) => {
    const path = `questions.${index}.id`;
    if (id === undefined) return [];
    if (!known.has(id)) return [{ path, message: 'Этого вопроса нет в опросе' }];
    if (seen.has(id)) return [{ path, message: 'Вопрос повторяется' }];
    seen.add(id);
    return [];
  });
  if (issues.length > 0) invalid(issues);
  return changed
    .toSorted((a, b) => a.order_index - b.order_index)
    .map(({ id, scale, direction, ...question }, index) => {
      const before = known.get(id ?? '');
      return {
        ...question,
        scale: scale === undefined ? (before?.scale ?? null) : scale,
        direction: direction === undefined ? (before?.direction ?? null) : direction,
        id: id ?? newId(),
        order_index: index,
      };
    });
}
