import type { dryRunText as Russian } from '../../ru/automations/dry-run.ts';
import type { Catalogue } from '../../catalogue.ts';
import { DRY_RUN_DAYS, RULE_ACTIONS_A_NIGHT } from '../../../rules/automation-rules/limits.ts';
import { plural, pluralForm } from '../format.ts';

type Measured = 'overdue' | 'score';

const MEASURED: Readonly<Record<Measured, string>> = { overdue: 'Workload', score: 'The workload index' };

/** What a rule would have done, and what cannot be known of the past. */
export const dryRunText: Catalogue<typeof Russian> = {
  tooManyTonight: `Nothing: a rule acts at most ${RULE_ACTIONS_A_NIGHT} times a night`,
  overCap: 'Nothing: it would have gone over the limit for the month',
  priceOfToday: 'The price is today’s; whether the HR budget would have been enough is not checked.',
  unknown: {
    answeredByThen: (runs) =>
      `We do not keep how many people had answered by that day. Nothing can be said of ${plural(runs, 'run', 'runs')} where many answered in the end.`,
    hiredOn: (members) =>
      `${plural(members, 'member has', 'members have')} no start date: the rule will not know about ${pluralForm(members, 'this member', 'them')}.`,
    gone: 'Those who have left in that time are not in the check.',
    fewScores: (runs) => `Runs where fewer than five scores are shown: ${runs}. The rule does nothing about them.`,
    neverMeasured: (measured) =>
      `${MEASURED[measured]} was not measured in these days: we do not know what the rule would have done.`,
    measuredSometimes: (measured, days) =>
      `${MEASURED[measured]} was not measured every day: ${days} of ${DRY_RUN_DAYS} days are known.`,
  },
};
