import type { Guard } from '../guard.ts';

const NIGHT = 'tests/api/jobs/run-rules.test.ts';
const ORDERS = 'tests/api/jobs/run-rule-orders.test.ts';
const API = 'tests/api/automations/rules.test.ts';
const REPOSITORY = 'functions/data/automation-rules.ts';

/** Rules «если — то»: once on each cause, within their budget, and of nobody's answer. */
export const automationRules: readonly Guard[] = [
  {
    name: 'rules tell of the HR budget to who may see it alone',
    file: 'functions/automations/rules.ts',
    from: 'seesMoney ? entry.what : withoutMoney(entry.what)',
    to: 'seesMoney ? entry.what : entry.what',
    test: 'tests/security/money-stays-with-its-readers.test.ts',
    only: /does not tell hr/,
  },
  {
    name: 'rules act once on a cause',
    file: REPOSITORY,
    from: 'pauseDays === null ? { exists: false } : { below: { day: day - pauseDays + 1 } }',
    to: '{}',
    test: NIGHT,
    only: /once, with a line in the log/,
  },
  {
    name: 'rules that are changed meanwhile do not act',
    file: REPOSITORY,
    from: '{ exists: true, equals: { version, enabled: true } }',
    to: '{ exists: true }',
    test: NIGHT,
    only: /changed while it is looked at/,
  },
  {
    name: 'rules keep to their cap to the kopeck',
    file: REPOSITORY,
    from: '{ below: { spent: room - asked + 1 } }',
    to: '{}',
    test: ORDERS,
    only: /to the kopeck/,
  },
  {
    name: 'rules keep to their cap with their first order, too',
    file: REPOSITORY,
    from: 'asked > room ? { exists: true, below: { spent: 0 } } : ',
    to: '',
    test: ORDERS,
    only: /has no room for are not made/,
  },
  {
    name: 'rules keep to the HR budget',
    file: 'functions/jobs/night/rules/offers.ts',
    from: 'offerRequestWrites(request, letters, room)',
    to: 'offerRequestWrites(request, letters)',
    test: ORDERS,
    only: /share the budget/,
  },
  {
    name: 'rules order nothing for who may spend no more',
    file: 'functions/jobs/night/rules/offers.ts',
    from: "  if (changer && !can(changer, 'finance.manage', changer)) return { skipped: NOT_ORDERED.noRight };\n",
    to: '',
    test: ORDERS,
    only: /lost the right to the money/,
  },
  {
    name: 'rules are fifty at most',
    file: REPOSITORY,
    from: '{ exists: true, below: { rules: RULES_MAX } }',
    to: '{ exists: true }',
    test: API,
    only: /fifty at most/,
  },
  {
    name: 'rules that spend money ask for the right to money',
    file: 'functions/automations/rules.ts',
    from: "spends(content.action) && !can(member, 'finance.manage', member)",
    to: 'false',
    test: API,
    only: /asks for the right to money/,
  },
  {
    name: 'rules whose content changes are off again',
    file: 'functions/automations/change-rule.ts',
    from: 'enabled ?? (changes ? false : rule.enabled)',
    to: 'enabled ?? rule.enabled',
    test: API,
    only: /is off again/,
  },
  {
    name: 'rules act on no eNPS of fewer than five',
    file: 'functions/core/automation-rules/enps.ts',
    from: 'if (enps === null) return [];',
    to: "if (enps === null) return [causeOf({ key: `enps/${frame.id}`, day, why: 'Мало оценок' })];",
    test: NIGHT,
    only: /five shown answers on/,
  },
  {
    name: 'rules act on no fall that may be chance',
    file: 'functions/core/automation-rules/enps.ts',
    from: 'if (random || value >= 0) return null;',
    to: 'if (value >= 0) return null;',
    test: NIGHT,
    only: /by no more than chance/,
  },
  {
    name: 'rules forget whose date it was with the account',
    file: 'functions/data/account-cleanup.ts',
    from: "  { range: ranges.ruleLog, attributes: ['personId'], lists: [] },\n",
    to: '',
    test: NIGHT,
    only: /forgotten with the account/,
  },
  {
    name: 'rules write to nobody who wants no digest',
    file: 'functions/jobs/night/rules/write-letters.ts',
    from: 'roles.includes(role) && letters.digest',
    to: 'roles.includes(role)',
    test: ORDERS,
    only: /not to who wants no digest/,
  },
];
