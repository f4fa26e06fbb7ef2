const PLAIN = {
  better: 'лучше, больше случайной разницы',
  worse: 'хуже, больше случайной разницы',
  may_be_chance: 'может быть случайностью',
  too_early: 'рано судить',
  not_measured: 'пока не видно',
} as const;

/** What came of an initiative. */
export const verdictTexts = {
  plain: PLAIN,
  /** The same where what is told is a team less the others at the same time. */
  compared: {
    ...PLAIN,
    better: 'лучше, чем у остальных за то же время, больше случайной разницы',
    worse: 'хуже, чем у остальных за то же время, больше случайной разницы',
    may_be_chance: 'разница с остальными может быть случайностью',
  },
} as const;
