/** What of the load of a team is compared: the share of its open tasks that are late, or its index from 0 to 100. */
export const LOAD_MEASURES = ['overdue', 'score'] as const;

/** Which dates there are: two of each person, a day of the calendar, the first working day of every month. */
export const DATE_KINDS = ['anniversary', 'probation_end', 'day', 'month_start'] as const;
export type DateKind = (typeof DATE_KINDS)[number];

/** Who gets the letter of a rule. */
export const RULE_RECIPIENTS = ['owner', 'hr', 'managers'] as const;
export type RuleRecipient = (typeof RULE_RECIPIENTS)[number];

/** What came of an action. */
export const RULE_OUTCOMES = ['done', 'skipped', 'failed'] as const;
