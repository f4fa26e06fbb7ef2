import type { RuleAction, RuleCondition, RuleContent } from '#shared/models/automation-rule.ts';
import { NewRule } from '#shared/models/automation-rule.ts';
import { contradictions } from '#shared/rules/automation-rules/contradictions.ts';
import { RULE_RECIPIENTS, type DateKind, type RuleRecipient } from '#shared/rules/automation-rules/kinds.ts';
import type { OfferCategory } from '#shared/rules/offers.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';

/** A rule as the fields of the builder hold it; fields of what is not chosen keep their values. */
export interface Draft {
  readonly condition: RuleCondition['kind'];
  readonly measure: 'overdue' | 'score';
  readonly team: string;
  readonly above: string;
  readonly rateBelow: string;
  readonly daysBefore: string;
  readonly pollId: string;
  readonly change: 'below' | 'fell';
  readonly enpsBelow: string;
  readonly on: DateKind;
  readonly day: string;
  readonly shift: 'before' | 'on' | 'after';
  readonly shiftDays: string;
  readonly action: RuleAction['kind'];
  readonly title: string;
  readonly responsibleId: string;
  readonly deadlineDays: string;
  readonly category: OfferCategory;
  readonly offerId: string;
  readonly people: string;
  readonly auto: boolean;
  readonly cap: string;
  readonly to: readonly RuleRecipient[];
}

const EMPTY: Draft = {
  condition: 'load',
  measure: 'overdue',
  team: '',
  above: '30',
  rateBelow: '60',
  daysBefore: '2',
  pollId: '',
  change: 'below',
  enpsBelow: '0',
  on: 'anniversary',
  day: '',
  shift: 'on',
  shiftDays: '3',
  action: 'task',
  title: '',
  responsibleId: '',
  deadlineDays: '5',
  category: 'course',
  offerId: '',
  people: '5',
  auto: false,
  cap: '',
  to: ['owner', 'hr'],
};

/** The fields of a rule that is there, or of a new one. */
export function draftOf(content: RuleContent | null): Draft {
  if (content === null) return EMPTY;
  const { condition, action, cap } = content;
  return {
    ...EMPTY,
    ...fieldsOfCondition(condition),
    ...fieldsOfAction(action),
    cap: cap === null ? '' : String(cap).replace('.', ','),
  };
}

function fieldsOfCondition(condition: RuleCondition): Partial<Draft> & Pick<Draft, 'condition'> {
  switch (condition.kind) {
    case 'load':
      return {
        condition: 'load',
        measure: condition.measure,
        team: condition.team ?? '',
        above: String(condition.above),
      };
    case 'answer_rate':
      return {
        condition: 'answer_rate',
        rateBelow: String(condition.below),
        daysBefore: String(condition.days_before),
      };
    case 'enps': {
      const below = condition.below === null ? {} : { enpsBelow: String(condition.below) };
      return {
        condition: 'enps',
        pollId: condition.poll_id ?? '',
        change: condition.below === null ? 'fell' : 'below',
        ...below,
      };
    }
    case 'date': {
      const shift = condition.days === 0 ? 'on' : condition.days < 0 ? 'before' : 'after';
      const days = condition.days === 0 ? {} : { shiftDays: String(Math.abs(condition.days)) };
      return { condition: 'date', on: condition.on, day: condition.day ?? '', shift, ...days };
    }
  }
}

function fieldsOfAction(action: RuleAction): Partial<Draft> & Pick<Draft, 'action'> {
  switch (action.kind) {
    case 'task':
      return {
        action: 'task',
        title: action.title,
        responsibleId: action.responsible_id ?? '',
        deadlineDays: String(action.deadline_days),
      };
    case 'reminder':
      return { action: 'reminder' };
    case 'offer':
      return {
        action: 'offer',
        category: action.category,
        offerId: action.offer_id ?? '',
        people: String(action.people),
        auto: action.auto_approve,
      };
    case 'mail':
      return { action: 'mail', to: action.to };
  }
}

/** The rule behind the fields, as far as they make one. */
export function contentOf(draft: Draft): RuleContent {
  const action = actionOf(draft);
  const costs = action.kind === 'offer' && action.auto_approve;
  return { condition: conditionOf(draft), action, cap: costs ? numberIn(draft.cap) : null };
}

function conditionOf(draft: Draft): RuleCondition {
  switch (draft.condition) {
    case 'load':
      return { kind: 'load', measure: draft.measure, team: draft.team || null, above: numberIn(draft.above) };
    case 'answer_rate':
      return { kind: 'answer_rate', below: numberIn(draft.rateBelow), days_before: numberIn(draft.daysBefore) };
    case 'enps': {
      const below = draft.change === 'fell' ? null : numberIn(draft.enpsBelow);
      return { kind: 'enps', poll_id: draft.pollId || null, below };
    }
    case 'date': {
      const moved = draft.on === 'month_start' || draft.shift === 'on' ? 0 : numberIn(draft.shiftDays);
      return {
        kind: 'date',
        on: draft.on,
        day: draft.on === 'day' ? draft.day || null : null,
        days: draft.shift === 'before' && moved !== 0 ? -moved : moved,
      };
    }
  }
}

function actionOf(draft: Draft): RuleAction {
  switch (draft.action) {
    case 'task':
      return {
        kind: 'task',
        title: draft.title,
        responsible_id: draft.responsibleId || null,
        deadline_days: numberIn(draft.deadlineDays),
      };
    case 'reminder':
      return { kind: 'reminder' };
    case 'offer':
      return {
        kind: 'offer',
        category: draft.category,
        offer_id: draft.offerId || null,
        people: numberIn(draft.people),
        auto_approve: draft.auto,
      };
    case 'mail':
      return { kind: 'mail', to: RULE_RECIPIENTS.filter((one) => draft.to.includes(one)) };
  }
}

/** A number as people write it, with a comma and spaces; NaN for anything else. */
function numberIn(text: string): number {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.').replace('−', '-');
  return plain === '' ? Number.NaN : Number(plain);
}

/** What is wrong with the fields, by the path the server would name. */
export function draftMistakes(draft: Draft): Readonly<Record<string, string>> {
  const content = contentOf(draft);
  const found = mistakesOf(NewRule, content);
  const contrary = Object.fromEntries(contradictions(content).map(({ path, message }) => [path, message]));
  return { ...contrary, ...found };
}
