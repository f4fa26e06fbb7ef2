import { openDataKey, openParts, partsOf, readDataset, type FinanceContext } from './datasets.ts';
import type { StoredEmployee } from './people.ts';
import { employeesOf, type Dataset } from './repositories/finance-data.ts';
import type { HistoryLine, ListedPerson, ListOfMonth, Observed } from './turnover/data.ts';
import { observe } from './turnover/observe.ts';
import type { LeaverRow } from '#shared/models/finance/leavers.ts';
import { annualPay } from '#shared/rules/finance/replacement-cost.ts';
import { employeeKey } from '#shared/rules/finance/repeated-rows.ts';
import { moscowDay } from '#shared/rules/working-days.ts';

interface Context extends FinanceContext {
  readonly now: Date;
}

/** What the data of a workspace show of coming and leaving, and how many months and lines they are. */
export interface SeenTurnover {
  readonly observed: Observed;
  readonly lists: number;
  readonly history: number;
}

/** A month of employees as it was opened. */
export interface OpenedMonth {
  readonly period: string;
  readonly rows: readonly StoredEmployee[];
  readonly key: Buffer;
}

/**
 * All months of employees and the history, put together; null while nothing is loaded. Names go no further than here,
 * unless somebody looks on: then each month is handed over as it is opened, so that it is not read twice.
 */
export async function readTurnover(
  context: Context,
  lookOn: (month: OpenedMonth) => void = () => undefined,
): Promise<SeenTurnover | null> {
  const { repos, workspaceId, now } = context;
  const [months, key, leavers] = await Promise.all([
    repos.financeData.months(workspaceId),
    openDataKey(context),
    readDataset<LeaverRow>(context, 'leavers'),
  ]);
  if (!key) return null;
  const lists = await Promise.all(months.map(({ period, dataset }) => readList(context, period, dataset, key, lookOn)));
  const known = new Set(lists.flatMap(({ people }) => people.map(({ id }) => id)));
  const observed = observe({
    lists,
    history: (leavers?.rows ?? []).map((row) => toHistoryLine(row, known)),
    historyOn: leavers ? moscowDay(new Date(leavers.current.importedAt)) : null,
    today: moscowDay(now),
  });
  return observed && { observed, lists: lists.length, history: leavers?.rows.length ?? 0 };
}

async function readList(
  context: Context,
  month: string,
  { name: dataset, current }: Dataset,
  key: Buffer,
  lookOn: (month: OpenedMonth) => void,
): Promise<ListOfMonth> {
  const parts = current && (await openParts<StoredEmployee>(context, dataset, current, partsOf(current), key));
  // A newer version has come meanwhile, or the month is gone.
  const rows = parts?.flat() ?? (await readDataset<StoredEmployee>(context, employeesOf(month)))?.rows ?? [];
  if (rows.length > 0) lookOn({ period: month, rows, key });
  return { month, people: rows.map(toListedPerson) };
}

function toListedPerson(row: StoredEmployee): ListedPerson {
  return {
    id: row.id ?? employeeKey(row) ?? '',
    department: row.department,
    hiredOn: row.hired_on,
    leftOn: row.left_on,
    leaving: row.leaving,
    annualPay: annualPay(row),
  };
}

/** The key of a line may be an address or a name: whichever the lists have. */
function toHistoryLine(row: LeaverRow, known: ReadonlySet<string>): HistoryLine {
  const ids = [employeeKey({ email: row.key }), employeeKey({ name: row.key })];
  return {
    id: ids.find((id) => id !== null && known.has(id)) ?? null,
    department: row.department,
    hiredOn: row.hired_on,
    leftOn: row.left_on,
    leaving: row.leaving,
  };
}
