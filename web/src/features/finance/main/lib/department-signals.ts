import type { Budget } from '#shared/models/finance/money.ts';
import type { MoneySignal } from '#shared/models/overview.ts';
import { NEAR_SHARE } from '#shared/rules/finance/budget.ts';
import { percent, shortRubles } from '#text/finance/money.ts';
import { paths } from '#web/lib/paths.ts';
import { financeMainText } from '#text/finance/main.ts';
import { passedOfPeriod } from './budget-view.ts';

const text = financeMainText.budget.departmentSignal;

/**
 * Departments whose part of the HR budget of the year is spent, or nearly and sooner than the year goes by, the furthest
 * first.
 */
export function departmentSignals({ year, departments }: Budget, today: string): MoneySignal[] {
  const passed = passedOfPeriod('year', today, year);
  return departments
    .flatMap(({ department, planned, spent }) =>
      department === null || planned === null || planned <= 0 ? [] : [{ department, planned, spent }],
    )
    .map((one) => ({ ...one, share: one.spent / one.planned }))
    .filter(({ share }) => share > 1 || (share >= NEAR_SHARE && share > passed))
    .toSorted((a, b) => b.share - a.share)
    .map(({ department, planned, spent, share }) => ({
      team: department,
      source: 'money',
      tone: share > 1 ? 'attention' : 'soon',
      sure: 'exact',
      label: share > 1 ? text.exceeded : text.near,
      claim: share > 1 ? text.exceeded : text.near,
      comparisons: [],
      why:
        share > 1
          ? text.exceededWhy(year, shortRubles(spent), shortRubles(planned))
          : text.nearWhy(year, percent(share), percent(passed)),
      evidence: [{ text: text.evidence, to: paths.finance }],
      action: { text: text.action, to: paths.finance },
    }));
}
