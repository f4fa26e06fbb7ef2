/** Where an expense of the HR budget comes from. */
export const EXPENSE_KINDS = ['initiative', 'offer', 'rule', 'other'] as const;
export type ExpenseKind = (typeof EXPENSE_KINDS)[number];

/** What an initiative can be meant to lower. */
export const MEASURE_KINDS = ['left_in_90_days', 'turnover', 'workload'] as const;

/** What is said of an initiative. */
export const EFFECT_VERDICTS = ['better', 'worse', 'may_be_chance', 'too_early', 'not_measured'] as const;
export type EffectVerdict = (typeof EFFECT_VERDICTS)[number];
