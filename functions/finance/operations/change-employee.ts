import { openDataKey, openParts, partsOf } from '../datasets.ts';
import { idOfEmployee, presentEmployee, type StoredEmployee } from '../people.ts';
import { sealRows } from '../sealed-rows.ts';
import { invalid, notFound } from '#core/http/errors.ts';
import { employeesOf } from '../repositories/finance-data.ts';
import { dataChanged } from '../present-dataset.ts';
import { requireFinance } from '../require-finance.ts';
import type { FinanceOperation } from '../operation.ts';
import { financeValidation } from '#text/finance/validation.ts';

/** What is said of a person in a month, changed by hand; an import can still be undone afterwards. */
export const changeEmployee: FinanceOperation<'changeEmployee'> = async (context, { params, body }) => {
  await requireFinance(context);
  const { repos, workspaceId, actor, now } = context;
  const { period, version, ...change } = body;
  const dataset = employeesOf(period);
  const [known, key] = await Promise.all([repos.financeData.dataset(workspaceId, dataset), openDataKey(context)]);
  if (!known?.current || !key) notFound('financeEmployee');
  const { current } = known;
  const parts =
    (await openParts<StoredEmployee>(context, dataset, current, partsOf(current), key)) ??
    (await dataChanged(context, await repos.financeData.dataset(workspaceId, dataset)));
  const isAsked = (row: StoredEmployee) => idOfEmployee(row, key) === params.employeeId;
  const index = parts.findIndex((rows) => rows.some(isAsked));
  const old = parts[index]?.find(isAsked) ?? notFound('financeEmployee');
  const changed = { ...old, ...change } as StoredEmployee;
  // A change that alters nothing succeeds, whatever its version: a lost reply is no conflict.
  if (JSON.stringify(changed) === JSON.stringify(old)) {
    return { version: known.version, employee: presentEmployee(old, key) };
  }
  if (known.version !== version) await dataChanged(context, known);
  requireConsistent(changed);
  const rows = parts[index]!.map((row) => (row === old ? changed : row));
  const part = { index, sealed: sealRows(rows, key, { workspaceId, dataset, version: current.number, index }) };
  const written = await repos.financeData.rewrite({ workspaceId, userId: actor.userId, now }, known, [
    { place: current, part },
  ]);
  if (!written) await dataChanged(context, await repos.financeData.dataset(workspaceId, dataset));
  return { version: known.version + 1, employee: presentEmployee(changed, key) };
};

/** What a change leaves must hold together, as a row of a file must. */
function requireConsistent({ hired_on, left_on, leaving }: StoredEmployee): void {
  if (hired_on && left_on && hired_on > left_on) {
    invalid([{ path: 'left_on', message: financeValidation.leftTooEarly }]);
  }
  if (leaving && !left_on) {
    invalid([{ path: 'left_on', message: financeValidation.reasonWithoutDay }]);
  }
}
