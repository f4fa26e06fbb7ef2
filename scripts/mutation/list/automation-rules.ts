import { guardsIn } from '../guard.ts';

/** Rules «если — то»: once on each cause, within their budget, and of nobody's answer. */
export const guards = [
  guardsIn('functions/automations/rules.ts', 'tests/security/money-stays-with-its-readers.test.ts', {
    'rules tell of the HR budget to who may see it alone -> does not tell hr':
      'seesMoney ? entry.what : [-withoutMoney(entry.what)-]{+entry.what+}',
  }),
  guardsIn('functions/automations/repositories/automation-rules.ts', 'tests/api/jobs/run-rules.long.test.ts', {
    'rules act once on a cause -> once, with a line in the log':
      '[-pauseDays === null ? { exists: false } : { below: { day: day - pauseDays + 1 } }-]{+{}+}',
    'rules that are changed meanwhile do not act -> changed while it is looked at':
      '{ exists: true[-, equals: { version, enabled: true }-] }',
  }),
  guardsIn('functions/automations/repositories/automation-rules.ts', 'tests/api/jobs/run-rule-orders.test.ts', {
    'rules keep to their cap to the kopeck -> to the kopeck': '{[- below: { spent: room - asked + 1 } -]}',
    'rules keep to their cap with their first order, too -> has no room for are not made':
      '[-asked > room ? { exists: true, below: { spent: 0 } } :-]',
  }),
  guardsIn('functions/automations/actions/offers.ts', 'tests/api/jobs/run-rule-orders.test.ts', {
    'rules keep to the HR budget -> share the budget': 'offerRequestWrites(request, letters[-, room-])',
    'rules order nothing for who may spend no more -> has lost the right to the money':
      "if (!by[- || !can(by, 'finance.manage', by)-]) {",
  }),
  guardsIn('functions/automations/operations/change-automation.ts', 'tests/api/automations/list-automations.test.ts', {
    'how long names are kept is for the owner to say -> is for the owner':
      "if ([-name === 'data_retention' && !can(member, 'retention.manage', member)-]{+false+}) forbidden(automationsErrors.termsRight)",
    'rules that spend are switched on all at once by who may spend -> not switched on again':
      'rule.enabled && {+!+}spends(rule.action)',
  }),
  guardsIn('functions/automations/repositories/automation-rules.ts', 'tests/api/automations/rules.test.ts', {
    'rules are fifty at most -> fifty at most': '{ exists: true[-, below: { rules: RULES_MAX }-] }',
  }),
  guardsIn('functions/automations/rules.ts', 'tests/api/automations/rules.test.ts', {
    'rules that spend money ask for the right to money -> asks for the right to money':
      "[-spends(content.action) && !can(member, 'finance.manage', member)-]{+false+}",
  }),
  guardsIn('functions/automations/operations/change-rule.ts', 'tests/api/automations/rules.test.ts', {
    'rules whose content changes are off again -> is off again':
      'enabled ?? [-(changes ? false : rule.enabled)-]{+rule.enabled+}',
  }),
  guardsIn('functions/automations/causes/enps.ts', 'tests/api/jobs/run-rules.long.test.ts', {
    'rules act on no eNPS of fewer than five -> five shown answers on':
      "if (!told) return [{+causeOf({ key: `enps/${run.id}`, day, why: 'Мало оценок' })+}];",
    'rules act on no fall that may be chance -> by no more than chance':
      'if (!step || step.[-random || step.-]value >= 0) return null;',
  }),
  guardsIn('functions/accounts/repositories/account-cleanup.ts', 'tests/api/jobs/run-rules.long.test.ts', {
    'rules forget whose date it was with the account -> forgotten with the account':
      "[-{ range: ranges.ruleLog, attributes: ['personId'], lists: [] },-]",
  }),
  guardsIn('functions/automations/actions/write-letters.ts', 'tests/api/jobs/run-rule-orders.test.ts', {
    'rules write to nobody who wants no digest -> not to who wants no digest':
      'roles.includes(role)[- && letters.digest-]',
  }),
];
