import { KINDS } from '#web/question-kinds/kinds.ts';
import type { Condition, QuestionDraft } from '#web/question-kinds/question-draft.ts';
import { allOptionsOf, type Item, optionsOf, questionsOf, type WithItems, writesOptions } from './draft.ts';

/** Whether answers to a question can decide about later ones. */
function decides(question: QuestionDraft): boolean {
  return decidingNumbers(question).length > 0 || (decidesByOptions(question) && optionsOf(question).length > 0);
}

/** The numbers a condition can name; none where it names no number. */
export function decidingNumbers(question: QuestionDraft): readonly number[] {
  const { decidesBy } = KINDS[question.type].editor;
  return typeof decidesBy === 'function' ? decidesBy(question) : [];
}

function decidesByOptions({ type }: QuestionDraft): boolean {
  return KINDS[type].editor.decidesBy === 'options';
}

/** The questions before this one that its condition can name, the nearest last. */
export function deciders(draft: WithItems, id: string): QuestionDraft[] {
  const questions = questionsOf(draft);
  const place = questions.findIndex((question) => question.id === id);
  return questions.slice(0, Math.max(0, place)).filter(decides);
}

/** A condition to begin with: the first option of a question, or the lower half of its scale. */
export function firstCondition(question: QuestionDraft): Condition {
  const { id: questionId } = question;
  const numbers = decidingNumbers(question);
  if (numbers.length > 0) {
    return { questionId, from: numbers[0]!, to: numbers[Math.floor((numbers.length - 1) / 2)]! };
  }
  const [first] = optionsOf(question);
  return { questionId, keys: first ? [first.key] : [] };
}

/** The questions whose conditions cannot hold as things stand: what they name is not there, not before them, no choice. */
export function brokenConditions(draft: WithItems): QuestionDraft[] {
  const before = new Map<string, QuestionDraft>();
  const broken: QuestionDraft[] = [];
  for (const question of questionsOf(draft)) {
    const { condition } = question;
    if (condition && !fits(condition, before.get(condition.questionId))) broken.push(question);
    before.set(question.id, question);
  }
  return broken;
}

function fits(condition: Condition, asked: QuestionDraft | undefined): boolean {
  if (!asked) return false;
  if ('keys' in condition) {
    // An option whose text is being rewritten is still there.
    const there = decidesByOptions(asked) ? allOptionsOf(asked) : [];
    return condition.keys.length > 0 && condition.keys.every((key) => there.some((one) => one.key === key));
  }
  const numbers = decidingNumbers(asked);
  return numbers.includes(condition.from) && numbers.includes(condition.to) && condition.from <= condition.to;
}

/** A condition that was taken away, and from which question. */
export interface DroppedCondition {
  readonly id: string;
  readonly condition: Condition;
}

/** The draft without conditions that cannot hold; options that are gone are taken out of those that still can. */
export function repaired<Draft extends WithItems>(draft: Draft): { draft: Draft; dropped: DroppedCondition[] } {
  const byId = new Map(questionsOf(draft).map((question) => [question.id, question]));
  const narrowed = mapConditions(draft, (condition) => {
    const asked = byId.get(condition.questionId);
    if (!('keys' in condition) || !asked || !writesOptions(asked)) return condition;
    const keys = condition.keys.filter((key) => asked.options.some((one) => one.key === key));
    return keys.length > 0 && keys.length < condition.keys.length ? { ...condition, keys } : condition;
  });
  const dropped = brokenConditions(narrowed).map(({ id, condition }) => ({ id, condition: condition! }));
  if (dropped.length === 0) return { draft: narrowed, dropped };
  const ids = new Set(dropped.map(({ id }) => id));
  return {
    draft: mapConditions(narrowed, (condition, question) => (ids.has(question.id) ? null : condition)),
    dropped,
  };
}

/** Puts conditions back that were taken away, where they can hold again. */
export function withConditions<Draft extends WithItems>(draft: Draft, returned: readonly DroppedCondition[]): Draft {
  const byId = new Map(returned.map(({ id, condition }) => [id, condition]));
  const items = draft.items.map((item): Item => {
    const condition = item.kind === 'question' && item.condition === null ? byId.get(item.id) : undefined;
    return condition && item.kind === 'question' ? { ...item, condition } : item;
  });
  return repaired({ ...draft, items }).draft;
}

function mapConditions<Draft extends WithItems>(
  draft: Draft,
  change: (condition: Condition, question: QuestionDraft) => Condition | null,
): Draft {
  let changed = false;
  const items = draft.items.map((item): Item => {
    if (item.kind !== 'question' || item.condition === null) return item;
    const condition = change(item.condition, item);
    if (condition === item.condition) return item;
    changed = true;
    return { ...item, condition };
  });
  return changed ? { ...draft, items } : draft;
}
