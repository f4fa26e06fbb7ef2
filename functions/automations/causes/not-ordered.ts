import { inLanguage } from '#shared/text/current.ts';
import { inWords, type Words } from '#shared/text/said.ts';
import { DEFAULT_LANGUAGE } from '#shared/rules/languages.ts';
import { automationsSaid } from '#text/automations/said.ts';
import { say } from '../said.ts';

/** Why a rule has not ordered what it would have, as its log keeps it. */
export const NOT_ORDERED = {
  cap: say('notOrderedCap'),
  budget: say('notOrderedBudget'),
  noPlan: say('notOrderedNoPlan'),
  duplicate: say('notOrderedDuplicate'),
  noRight: say('notOrderedNoRight'),
  unproved: say('notOrderedUnproved'),
  gone: say('notOrderedGone'),
};

/** A line of the log for people who do not see the money: no reason at all, so that none of them is told by its absence. */
export function withoutMoney(what: Words): Words {
  return isReason(what) ? say('notOrdered') : what;
}

/** A line that was kept as a string is in the language there was then. */
function isReason(what: Words): boolean {
  const reasons = Object.values(NOT_ORDERED);
  if (typeof what !== 'string') return reasons.some(({ code }) => code === what.code);
  return inLanguage(DEFAULT_LANGUAGE, () => reasons.some((reason) => inWords(automationsSaid, reason) === what));
}
