/** Where a task comes from, without a word of what was found there: all that whoever reads no results is told. */
export const taskSources = {
  recommendation: 'Из рекомендации анализа',
  poll_finding: 'Из вывода опроса',
  survey_finding: 'Из итогов исследования',
  initiative: 'Из инициативы',
  rule: 'По правилу «если — то»',
} as const;
