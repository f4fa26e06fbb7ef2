import { invalid } from '#core/http/errors.ts';
import type { InputIssue } from '#shared/errors.ts';
import type { DraftQuestion } from './repositories/surveys.ts';
import type { Question } from '#shared/models/question.ts';
import type { GivenSurveyQuestion } from '#shared/models/survey.ts';
import { QUESTION_KINDS, kindOf } from '#shared/question-kinds/index.ts';
import type { ShowIf } from '#shared/rules/surveys.ts';
import { sum } from '#shared/rules/sum.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { surveysErrors } from '#text/surveys/errors.ts';

/** The detail the specification gives (B5-39). */
const NO_QUESTIONS = 'At least one valid question is required';

/**
 * Counters of all questions together, which are written with every answer and told for every group: as many as a hundred
 * questions with twenty options have.
 */
const COUNTERS_MAX = 2000;

interface Making {
  readonly newId: () => string;
  readonly now: Date;
  /** Questions there were before; one with the same id stays itself. */
  readonly own?: readonly DraftQuestion[];
}

/** A given question with its place in what was sent, by which a mistake is told. */
interface Placed extends GivenSurveyQuestion {
  readonly path: string;
}

/**
 * The questions of a survey as they are kept: in their order, counted from 1, those without a text left out. Every
 * mistake is told at once.
 */
export function readQuestions(
  given: readonly GivenSurveyQuestion[],
  { newId, now, own = [] }: Making,
): DraftQuestion[] {
  const placed = given.map((question, index): Placed => ({ ...question, path: `questions.${index}` }));
  const asked = inOrder(placed).filter(({ text }) => hasVisibleText(text));
  if (asked.length === 0) invalid([{ path: 'questions', message: NO_QUESTIONS }]);
  const issues = [...orderIssues(placed), ...repeatedIds(asked)];
  const known = new Map(own.map((question) => [question.id, question]));
  const questions: DraftQuestion[] = [];
  for (const question of asked) {
    const before = known.get(question.id ?? '');
    const id = question.id ?? newId();
    const kind = QUESTION_KINDS[question.type];
    const options = kind.optionsOf(question.options);
    const mistake = kind.optionsMistake(options);
    if (mistake !== null) issues.push({ path: `${question.path}.options`, message: mistake });
    const read = kind.settings?.(question.settings ?? before?.settings ?? {});
    if (read && 'mistake' in read) issues.push({ path: `${question.path}.settings`, message: read.mistake });
    issues.push(...conditionIssues(question, questions));
    questions.push({
      id,
      text: question.text,
      kind: question.type,
      options,
      ...(read && 'settings' in read && { settings: read.settings }),
      required: question.required,
      createdAt: before?.createdAt ?? now.toISOString(),
      scale: kind.scale && (question.scale ?? kind.scale),
      direction: kind.hasDirection ? directionOf(question, before) : null,
      theme: question.theme,
      section: question.section,
      showIf: question.show_if && withoutRepetition(question.show_if),
      originId: question.origin_id ?? before?.originId ?? id,
    });
  }
  const counters = sum(questions.map((question) => kindOf(question).counting?.counters(question) ?? 0));
  if (counters > COUNTERS_MAX) issues.push({ path: 'questions', message: surveysErrors.questions.tooMuch });
  if (issues.length > 0) invalid(issues);
  return questions;
}

/** Left out, a question keeps its own. */
function directionOf({ direction }: Placed, before: Question | undefined): Question['direction'] {
  return direction === undefined ? (before?.direction ?? null) : direction;
}

/** Where no order is given it is the place in the list. */
function orderOf({ order }: Placed, index: number): number {
  return order ?? index + 1;
}

function inOrder(placed: readonly Placed[]): Placed[] {
  return placed
    .map((question, index) => ({ question, order: orderOf(question, index) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ question }) => question);
}

/** Orders are all different and leave none out, counted over everything that was sent. */
function orderIssues(placed: readonly Placed[]): InputIssue[] {
  const orders = placed.map(orderOf);
  return placed.flatMap(({ path }, index): InputIssue[] => {
    const order = orders[index]!;
    if (orders.indexOf(order) < index)
      return [{ path: `${path}.order`, message: surveysErrors.questions.orderRepeats }];
    if (order > placed.length) {
      return [{ path: `${path}.order`, message: surveysErrors.questions.orderInRow }];
    }
    return [];
  });
}

function repeatedIds(asked: readonly Placed[]): InputIssue[] {
  const seen = new Set<string>();
  return asked.flatMap(({ id, path }) => {
    if (id === undefined) return [];
    if (seen.has(id)) return [{ path: `${path}.id`, message: surveysErrors.questions.repeated }];
    seen.add(id);
    return [];
  });
}

/** A question may depend on one before it, by answers that can be given to that one. */
function conditionIssues({ show_if: condition, path: at }: Placed, earlier: readonly Question[]): InputIssue[] {
  if (condition === null) return [];
  const path = `${at}.show_if`;
  const on = earlier.find(({ id }) => id === condition.question_id);
  if (!on) return [{ path, message: surveysErrors.questions.conditionOnNone }];
  const fits = kindOf(on).fits?.(condition, on) ?? false;
  return fits ? [] : [{ path, message: surveysErrors.questions.conditionUnmet }];
}

function withoutRepetition(condition: ShowIf): ShowIf {
  return 'options' in condition ? { ...condition, options: [...new Set(condition.options)] } : { ...condition };
}
