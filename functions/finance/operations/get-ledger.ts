import { ledgerOf, type Spent } from '../turnover/ledger.ts';
import { presentLedger } from '../turnover/present-ledger.ts';
import { roublesOf } from '#shared/rules/finance/money.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import type { FinanceOperation } from '../operation.ts';
import { readTurnover } from '../read-turnover.ts';

const PAGE = 500;
const YEAR = 364;
type Context = Parameters<FinanceOperation<'getLedger'>>[0];

/** What leaving has cost this year, what was not spent on replacing, and what retention cost. */
export const getLedger: FinanceOperation<'getLedger'> = async (context, { query }) => {
  const seen = await readTurnover(context);
  if (!seen) return { ledger: null };
  const { until } = seen.observed;
  const { coefficient } = query;
  const today = moscowDay(context.now);
  const years = [...new Set([addDays(until, -YEAR), today].map((day) => Number(day.slice(0, 4))))];
  const all = await Promise.all(years.map((year) => spentOnRetention(context, year)));
  const spent = all.flat().filter(({ on }) => on <= today);
  return { ledger: presentLedger(ledgerOf(seen.observed, { coefficient, spent }), coefficient) };
};

/** Expenses of a year that are meant to keep people, in roubles; «other» is anything else of HR. */
async function spentOnRetention({ repos, workspaceId }: Context, year: number): Promise<Spent[]> {
  const spent: Spent[] = [];
  let cursor: string | null = null;
  do {
    const page = await repos.expenses.page(workspaceId, year, { limit: PAGE, cursor });
    for (const { kind, spentOn: on, kopecks, department } of page.expenses) {
      if (kind !== 'other') spent.push({ roubles: roublesOf(kopecks), on, department });
    }
    cursor = page.cursor;
  } while (cursor !== null);
  return spent;
}
