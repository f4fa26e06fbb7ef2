import * as z from 'zod/mini';
import { DATE_KINDS, LOAD_MEASURES, RULE_OUTCOMES, RULE_RECIPIENTS } from '../rules/automation-rules/kinds.ts';
import {
  DAYS_BEFORE_MAX,
  OFFSET_DAYS_MAX,
  RULE_PEOPLE_MAX,
  RULE_TASK_DAYS_MAX,
} from '../rules/automation-rules/limits.ts';
import { Id, Instant, titleLine } from './common.ts';
import { OfferCategory } from './offer.ts';
import { TASK_TITLE_MAX_LENGTH } from './task.ts';
import { Team } from './team.ts';
import { automationsValidation } from '#text/automations/validation.ts';
import { commonValidation } from '#text/validation.ts';

/** A whole number within bounds, with one message for everything that is none. */
function whole(min: number, max: number, error: () => string) {
  return z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));
}

const WRONG_DAY = () => automationsValidation.dayWanted;
const [EARLIEST, LATEST] = ['2000-01-01', '2099-12-31'];
const Day = z.string({ error: WRONG_DAY }).check(
  z.iso.date({ error: WRONG_DAY, abort: true }),
  z.refine((day) => day >= EARLIEST && day <= LATEST, { error: () => commonValidation.checkYear }),
);

const LoadCondition = z.strictObject({
  kind: z.literal('load'),
  measure: z.enum(LOAD_MEASURES, { error: () => automationsValidation.chooseMeasure }),
  /** Null is every team of at least five people. */
  team: z.nullable(Team),
  /** Percent of the open tasks, or points of the index. */
  above: whole(0, 99, () => automationsValidation.thresholdBounds),
});

const AnswerRateCondition = z.strictObject({
  kind: z.literal('answer_rate'),
  /** Percent of those who are asked. */
  below: whole(1, 100, () => automationsValidation.shareBounds),
  days_before: whole(0, DAYS_BEFORE_MAX, () => automationsValidation.daysBeforeBounds(DAYS_BEFORE_MAX)),
});

const EnpsCondition = z.strictObject({
  kind: z.literal('enps'),
  /** Null is every eNPS poll. */
  poll_id: z.nullable(Id),
  /** Null: fell by more than chance since the run before. */
  below: z.nullable(whole(-100, 100, () => automationsValidation.enpsBounds)),
});

const DateCondition = z
  .strictObject({
    kind: z.literal('date'),
    on: z.enum(DATE_KINDS, { error: () => automationsValidation.chooseDate }),
    /** For `day` alone. */
    day: z.nullable(Day),
    /** Days after the date; before it where it is below zero. */
    days: whole(-OFFSET_DAYS_MAX, OFFSET_DAYS_MAX, () => automationsValidation.offsetBounds(OFFSET_DAYS_MAX)),
  })
  .check(
    z.refine(({ on, day }) => on !== 'day' || day !== null, { error: WRONG_DAY, path: ['day'] }),
    z.refine(({ on, day }) => on === 'day' || day === null, {
      error: () => automationsValidation.dayOfCalendarOnly,
      path: ['day'],
    }),
    z.refine(({ on, days }) => on !== 'month_start' || days === 0, {
      error: () => automationsValidation.monthStartFixed,
      path: ['days'],
    }),
  );

/** When a rule acts. A condition looks at people's dates or at answers, never at both. */
export const RuleCondition = z.discriminatedUnion(
  'kind',
  [LoadCondition, AnswerRateCondition, EnpsCondition, DateCondition],
  { error: () => automationsValidation.chooseCondition },
);
export type RuleCondition = z.infer<typeof RuleCondition>;

/** What a rule does; only an offer that is asked for without anybody pressing costs anything. */
export const RuleAction = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('task'),
      title: titleLine(
        TASK_TITLE_MAX_LENGTH,
        () => automationsValidation.taskTitleWanted,
        () => automationsValidation.taskTitleTooLong(TASK_TITLE_MAX_LENGTH),
      ),
      /** Null is the owner; so is somebody who has left. */
      responsible_id: z.nullable(Id),
      deadline_days: whole(0, RULE_TASK_DAYS_MAX, () => automationsValidation.taskDaysBounds(RULE_TASK_DAYS_MAX)),
    }),
    z.strictObject({ kind: z.literal('reminder') }),
    z.strictObject({
      kind: z.literal('offer'),
      category: OfferCategory,
      /** The one to ask for; null proposes those of the category. */
      offer_id: z.nullable(Id),
      people: whole(1, RULE_PEOPLE_MAX, () => automationsValidation.peopleBounds(RULE_PEOPLE_MAX)),
      /** The request is made without anybody pressing, within the cap; else it is proposed to hr in a letter. */
      auto_approve: z.boolean({ error: () => automationsValidation.sayWhetherToApprove }),
    }),
    z.strictObject({
      kind: z.literal('mail'),
      to: z
        .array(z.enum(RULE_RECIPIENTS, { error: () => automationsValidation.chooseRecipients }), {
          error: () => automationsValidation.chooseRecipients,
        })
        .check(
          z.minLength(1, { error: () => automationsValidation.chooseRecipients }),
          z.maxLength(RULE_RECIPIENTS.length, { error: () => automationsValidation.recipientsOnce }),
        ),
    }),
  ],
  { error: () => automationsValidation.chooseAction },
);
export type RuleAction = z.infer<typeof RuleAction>;

const WRONG_CAP = () => automationsValidation.capBounds;
const CAP_MAX = 1_000_000_000;
/** Roubles a month. */
const Cap = z.number({ error: WRONG_CAP }).check(
  z.minimum(0.01, { error: WRONG_CAP }),
  z.maximum(CAP_MAX, { error: WRONG_CAP }),
  z.refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4, { error: WRONG_CAP }),
);

const CONTENT = { condition: RuleCondition, action: RuleAction, cap: z.nullable(Cap) };

/** A rule as somebody makes it; it is off until they switch it on. */
export const NewRule = z.strictObject(CONTENT);
export type RuleContent = z.infer<typeof NewRule>;

/** What changes of the version that was read. A rule whose content changes is off again, unless it is switched on with it. */
export const RuleChange = z.strictObject({
  version: z.int({ error: () => automationsValidation.versionWanted }),
  enabled: z.optional(z.boolean({ error: () => automationsValidation.sayWhetherRuleOn })),
  condition: z.optional(RuleCondition),
  action: z.optional(RuleAction),
  cap: z.optional(z.nullable(Cap)),
});

const DEED = {
  /** “Set the task “Go through the due dates””. */
  what: z.string(),
  /** “Sales: 24 of 50 tasks are overdue (48%), the threshold is 40%”. */
  why: z.string(),
  /** Whose date it was; null for everything else, and for somebody who is not here any more. */
  person: z.nullable(z.string()),
  /** Roubles; null for what costs nothing. */
  cost: z.nullable(z.number()),
};

/** What a rule did once: what, why, what it cost. */
export const RuleEntry = z.object({
  id: Id,
  at: Instant,
  rule_id: Id,
  outcome: z.enum(RULE_OUTCOMES),
  ...DEED,
});
export type RuleEntry = z.infer<typeof RuleEntry>;

/** An if–then rule of a workspace. */
export const AutomationRule = z.object({
  id: Id,
  ...CONTENT,
  enabled: z.boolean(),
  version: z.int(),
  created_at: Instant,
  /** “If …, then … for at most … a month”. */
  sentence: z.string(),
  /** Why it does nothing though it is on: its team, poll or responsible is gone; null where it works. */
  problem: z.nullable(z.string()),
  /** Roubles, this month. */
  spent: z.number(),
  last: z.nullable(RuleEntry),
  /** When it is looked at next; null while it is off. */
  next_run: z.nullable(Instant),
});
export type AutomationRule = z.infer<typeof AutomationRule>;

/** All rules of a workspace, and what holds for all of them. */
export const AutomationRules = z.object({
  rules: z.array(AutomationRule),
  /** The switch for all. */
  enabled: z.boolean(),
  /** Why none of them works: the plan. */
  problem: z.nullable(z.string()),
});
export type AutomationRules = z.infer<typeof AutomationRules>;

/** What a rule would have done over the last days. */
export const RuleDryRun = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** The newest first. */
  days: z.array(z.object({ day: z.iso.date(), ...DEED })),
  /** Roubles. */
  cost: z.number(),
  /** What cannot be known of the past, in words for a person. */
  unknown: z.array(z.string()),
});
export type RuleDryRun = z.infer<typeof RuleDryRun>;
