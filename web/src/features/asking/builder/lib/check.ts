import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { minutesNeeded } from '#shared/rules/minutes-needed.ts';
import { builderText } from '#text/asking/builder.ts';
import { questionsOf, type WithItems, writtenQuestions } from './draft.ts';
import { TITLE } from './field-ids.ts';
import type { Problems } from './problems.ts';

const text = builderText.checklist;

/** One thing to know before people are asked. */
export interface Check {
  readonly key: string;
  readonly tone: 'ready' | 'warning' | 'missing';
  readonly text: string;
  /** The question it is about, or the title. */
  readonly itemId?: string;
}

export const ready = (key: string, words: string): Check => ({ key, tone: 'ready', text: words });
export const warning = (key: string, words: string, itemId?: string): Check => ({
  key,
  tone: 'warning',
  text: words,
  ...(itemId !== undefined && { itemId }),
});
export const missing = (key: string, words: string, itemId?: string): Check => ({
  ...warning(key, words, itemId),
  tone: 'missing',
});

/** What there is to know of the questions alone: what they lack, how long they take, which are blank. */
export function checksOfQuestions(draft: WithItems, problems: Problems): Check[] {
  return [
    ...(problems.title === null ? [] : [missing('title', problems.title, TITLE)]),
    questions(draft, problems),
    ...blankQuestions(draft),
  ];
}

function questions(draft: WithItems, { items, whole }: Problems): Check {
  if (whole !== null) return missing('questions', whole, questionsOf(draft)[0]?.id);
  const [first] = items.keys();
  if (first !== undefined) return missing('questions', text.fix(items.size), first);
  const count = writtenQuestions(draft).length;
  return ready('questions', text.questions(count, minutesNeeded(count)));
}

function blankQuestions(draft: WithItems): Check[] {
  const blank = questionsOf(draft).filter(({ text: words }) => !hasVisibleText(words));
  const [first] = blank;
  if (!first || blank.length === questionsOf(draft).length) return [];
  return [warning('blank', text.blank(blank.length), first.id)];
}
