import { invalid } from '#core/http/errors.ts';
import type { ChangedQuestion, NewQuestion } from '#shared/models/poll.ts';
import type { Question } from '#shared/models/question.ts';
import { pollKind } from '#shared/question-kinds/index.ts';
import type { InputIssue } from '#shared/errors.ts';
import type * as z from 'zod/mini';
import { pollsErrors } from '#text/polls/errors.ts';

/** What a question asks and how: all of it but which question it is. */
export type QuestionContent = Omit<Question, 'id' | 'originId'>;

/** What the API says of a question of a poll; it is answered on a scale, or in people's own words. */
type Given = Omit<z.output<typeof NewQuestion>, 'order_index'>;

/** Questions as they are given, in the order they name. */
export function givenQuestions(given: readonly z.output<typeof NewQuestion>[]): QuestionContent[] {
  return given.toSorted((a, b) => a.order_index - b.order_index).map(contentOf);
}

/** A question of a poll as it is kept, whatever the API says of it. */
export function contentOf({ text, is_required: required, scale, direction }: Given): QuestionContent {
  return {
    text,
    required,
    kind: pollKind(scale),
    scale,
    options: [],
    section: null,
    theme: null,
    direction,
    showIf: null,
  };
}

/** New questions, in the order given; whatever a question carries goes along, or a later field would be lost here. */
export function newQuestions(contents: readonly QuestionContent[], newId: () => string): Question[] {
  return contents.map((content) => withId(content, newId()));
}

function withId(content: QuestionContent, id: string): Question {
  return { ...content, id, originId: id };
}

/** In the order they name; a question with an id stays itself, so ids must be this poll's own. */
export function changedQuestions(
  changed: readonly z.output<typeof ChangedQuestion>[],
  own: readonly Question[],
  newId: () => string,
): Question[] {
  const known = new Map(own.map((question) => [question.id, question]));
  const seen = new Set<string>();
  const issues = changed.flatMap(({ id }, index): InputIssue[] => {
    const path = `questions.${index}.id`;
    if (id === undefined) return [];
    if (!known.has(id)) return [{ path, message: pollsErrors.unknownQuestion }];
    if (seen.has(id)) return [{ path, message: pollsErrors.repeatedQuestion }];
    seen.add(id);
    return [];
  });
  if (issues.length > 0) invalid(issues);
  return changed
    .toSorted((a, b) => a.order_index - b.order_index)
    .map(({ id, scale, direction, ...question }) => {
      const before = known.get(id ?? '');
      const content = contentOf({
        ...question,
        scale: scale === undefined ? (before?.scale ?? null) : scale,
        direction: direction === undefined ? (before?.direction ?? null) : direction,
      });
      return withId(content, id ?? newId());
    });
}
