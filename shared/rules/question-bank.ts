/** What ready questions are about, in the order they are offered. */
export const BANK_THEMES = [
  'load',
  'manager',
  'team',
  'communication',
  'recognition',
  'growth',
  'meaning',
  'pay',
  'conditions',
  'processes',
  'balance',
] as const;
