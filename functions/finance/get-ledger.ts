import { ledgerOf, ledgerPeriod } from '#functions/analysis/turnover/ledger.ts';
import { presentLedger } from '#functions/analysis/turnover/present-ledger.ts';
import { roublesOf } from '#shared/rules/finance/money.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import type { FinanceOperation } from './operation.ts';
import { readTurnover } from './read-turnover.ts';

const PAGE = 500;
type Context = Parameters<FinanceOperation<'getLedger'>>[0];

/** What leaving has cost this year, what was not spent on replacing, and what retention cost. */
export const getLedger: FinanceOperation<'getLedger'> = async (context, { query }) => {
  const seen = await readTurnover(context);
  if (!seen) return { ledger: null };
  const year = Number(ledgerPeriod(seen.observed).from.slice(0, 4));
  const spent = await spentOnRetention(context, year);
  const { coefficient } = query;
  return { ledger: presentLedger(ledgerOf(seen.observed, { coefficient, spent }), coefficient) };
};

/** Expenses of the year until today that are meant to keep people, in roubles; «other» is anything else of HR. */
async function spentOnRetention({ repos, workspaceId, now }: Context, year: number): Promise<number[]> {
  const today = moscowDay(now);
  const spent: number[] = [];
  let cursor: string | null = null;
  do {
    const page = await repos.expenses.page(workspaceId, year, { limit: PAGE, cursor });
    for (const { kind, spentOn, kopecks } of page.expenses) {
      if (kind !== 'other' && spentOn <= today) spent.push(roublesOf(kopecks));
    }
    cursor = page.cursor;
  } while (cursor !== null);
  return spent;
}
