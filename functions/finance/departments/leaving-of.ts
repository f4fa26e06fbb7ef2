import type { DepartmentLeaving } from '#shared/models/finance/departments.ts';
import { REPLACEMENT_SHARE } from '#shared/rules/finance/replacement-cost.ts';
import { teamKey } from '#shared/rules/team-key.ts';
import { addDays } from '#shared/rules/working-days.ts';
import type { Observed } from '../turnover/data.ts';
import { decisionOf } from '../turnover/decision.ts';
import { HORIZON_DAYS, lookAhead } from '../turnover/outlook/outlook.ts';
import { countLeavers, lastYear } from '../turnover/rate.ts';

const share = REPLACEMENT_SHARE.usual;

/**
 * What leaving costs a department: the figures of the company's own report, where that tells the department apart. Why
 * a team leaves more or less than others is left out, since it tells of the others.
 */
export function createLeavingOf(observed: Observed | null, highLoad: ReadonlySet<string> | null) {
  const outlook = observed && lookAhead(observed, highLoad);
  const decision = observed && outlook && decisionOf(observed, outlook, { share, measures: [] });

  return (department: string): DepartmentLeaving => {
    if (!observed || !outlook || outlook.status === 'silent') return { status: 'silent' };
    const place = outlook.teams.findIndex(({ team }) => team !== null && teamKey(team) === teamKey(department));
    const team = outlook.teams[place];
    if (!team) return { status: 'small' };
    const year = lastYear(observed);
    const own = observed.employments.filter(
      (one) => one.department !== null && teamKey(one.department) === teamKey(department),
    );
    const price = decision?.teams[place];
    return {
      status: 'told',
      left: { count: countLeavers({ ...observed, employments: own }, year).all, ...year },
      people: team.people,
      until: addDays(observed.until, HORIZON_DAYS),
      low: team.low,
      high: team.high,
      cost:
        price?.cost && price.each !== null ? { each: price.each, low: price.cost.low, high: price.cost.high } : null,
      share,
    };
  };
}
