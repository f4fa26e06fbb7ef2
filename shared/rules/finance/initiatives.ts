/** Where an expense of the HR budget comes from. */
export const EXPENSE_KINDS = ['initiative', 'offer', 'rule', 'other'] as const;
export type ExpenseKind = (typeof EXPENSE_KINDS)[number];

/** What an initiative can be meant to lower. */
export const MEASURE_KINDS = ['left_in_90_days', 'turnover', 'workload'] as const;

/** What is said of an initiative. */
export const EFFECT_VERDICTS = ['better', 'worse', 'may_be_chance', 'too_early', 'not_measured'] as const;
export type EffectVerdict = (typeof EFFECT_VERDICTS)[number];

/** The verdicts in the words of the screens. */
export const VERDICT_TEXTS: Readonly<Record<EffectVerdict, string>> = {
  better: 'лучше, больше случайной разницы',
  worse: 'хуже, больше случайной разницы',
  may_be_chance: 'может быть случайностью',
  too_early: 'рано судить',
  not_measured: 'пока не видно',
};

/** The same where what is told is a team less the others at the same time. */
export const COMPARED_TEXTS: Readonly<Record<EffectVerdict, string>> = {
  ...VERDICT_TEXTS,
  better: 'лучше, чем у остальных за то же время, больше случайной разницы',
  worse: 'хуже, чем у остальных за то же время, больше случайной разницы',
  may_be_chance: 'разница с остальными может быть случайностью',
};
