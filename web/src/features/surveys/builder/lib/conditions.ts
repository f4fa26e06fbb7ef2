import { numbersOf } from '#shared/rules/scales.ts';
import {
  type Condition,
  type Item,
  optionsOf,
  type QuestionDraft,
  questionsOf,
  type SurveyDraft,
} from './survey-draft.ts';

/** Whether answers to a question can decide about later ones. */
function decides(question: QuestionDraft): boolean {
  return question.type === 'RATING' || optionsOf(question).length > 0;
}

/** The questions before this one that its condition can name, the nearest last. */
export function deciders(draft: SurveyDraft, id: string): QuestionDraft[] {
  const questions = questionsOf(draft);
  const place = questions.findIndex((question) => question.id === id);
  return questions.slice(0, Math.max(0, place)).filter(decides);
}

/** A condition to begin with: the first option of a question, or the lower half of its scale. */
export function firstCondition(question: QuestionDraft): Condition {
  const { id: questionId } = question;
  if (question.type !== 'RATING')
    return {
      questionId,
      keys: optionsOf(question)
        .slice(0, 1)
        .map(({ key }) => key),
    };
  const numbers = numbersOf(question.scale);
  return { questionId, from: numbers[0]!, to: numbers[Math.floor((numbers.length - 1) / 2)]! };
}

/** The questions whose conditions cannot hold as things stand: what they name is not there, not before them, no choice. */
export function brokenConditions(draft: Pick<SurveyDraft, 'items'>): QuestionDraft[] {
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
    const there = asked.type === 'YESNO' ? optionsOf(asked) : asked.options;
    const isList = asked.type !== 'RATING' && asked.type !== 'TEXT' && asked.type !== 'TEXTAREA';
    return isList && condition.keys.length > 0 && condition.keys.every((key) => there.some((one) => one.key === key));
  }
  const numbers = asked.type === 'RATING' ? numbersOf(asked.scale) : [];
  return numbers.includes(condition.from) && numbers.includes(condition.to) && condition.from <= condition.to;
}

/** A condition that was taken away, and from which question. */
export interface DroppedCondition {
  readonly id: string;
  readonly condition: Condition;
}

/** The draft without conditions that cannot hold; options that are gone are taken out of those that still can. */
export function repaired(draft: SurveyDraft): { draft: SurveyDraft; dropped: DroppedCondition[] } {
  const byId = new Map(questionsOf(draft).map((question) => [question.id, question]));
  const narrowed = mapConditions(draft, (condition) => {
    const asked = byId.get(condition.questionId);
    if (!('keys' in condition) || !asked || asked.type === 'YESNO') return condition;
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
export function withConditions(draft: SurveyDraft, returned: readonly DroppedCondition[]): SurveyDraft {
  const byId = new Map(returned.map(({ id, condition }) => [id, condition]));
  const items = draft.items.map((item): Item => {
    const condition = item.kind === 'question' && item.condition === null ? byId.get(item.id) : undefined;
    return condition && item.kind === 'question' ? { ...item, condition } : item;
  });
  return repaired({ ...draft, items }).draft;
}

function mapConditions(
  draft: SurveyDraft,
  change: (condition: Condition, question: QuestionDraft) => Condition | null,
): SurveyDraft {
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
