import type { automationsErrors as Russian } from '../../ru/automations/errors.ts';
import type { Catalogue } from '../../catalogue.ts';
import { RULES_MAX } from '../../../rules/automation-rules/limits.ts';
import { quoted } from '../format.ts';

/** Refusals and problems of automations and rules. */
export const automationsErrors: Catalogue<typeof Russian> = {
  moneyRight: 'Rules that spend money are managed by those with access to finance',
  noPoll: 'There is no such poll',
  noMember: 'There is no such member',
  noOffer: 'There is no such partner offer: it has ended or been removed',
  ruleChanged: 'Someone else has just changed the rule. Reload the page and try again',
  tooManyRules: `There are ${RULES_MAX} rules already: a workspace can have no more. Delete those you do not need`,
  pollGone: 'The poll is gone: the rule will not act. Choose another one or delete the rule',
  teamUnknown: (team) =>
    `The ${quoted(team)} team is not in the latest workload analysis: it has been renamed, or fewer than five people in it have tasks`,
  offerGone: 'The partner offer is gone: choose another one or delete the rule',
  responsibleGone: 'The assignee is not in the workspace: the tasks will go to the owner',
  alwaysOn: (title) => `${quoted(title)} always works: it cannot be turned off`,
  noSuchSetting: 'This automation has no such setting',
  automationsChanged: 'Someone else has just changed the automations. Reload the page and try again',
  termsRight: 'How long answers with names are kept is for the owner to decide: what is removed does not come back',
  budgetWatchRight:
    'Those with access to finance watch over the budget: it is for them to decide whether to warn of it',
  rulesRight: 'Some of the rules that are on spend money. Those with access to finance can turn all rules on',
};
