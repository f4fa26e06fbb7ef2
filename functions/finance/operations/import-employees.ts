import { financeErrors } from '#text/finance/errors.ts';
import { invalid } from '#core/http/errors.ts';
import { monthOf } from '#shared/rules/month-of.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { idOfEmployee, toStoredEmployee } from '../people.ts';
import { employeesOf } from '../repositories/finance-data.ts';
import { importDataset } from '../import-dataset.ts';
import { presentDataset } from '../present-dataset.ts';
import type { FinanceOperation } from '../operation.ts';

/** The pay of the next month may be known already; that of another year is a mistake. */
const AHEAD_MILLISECONDS = 31 * DAY_MS;

/** The people of a month from a file, in the place of whoever stood there before. */
export const importEmployees: FinanceOperation<'importEmployees'> = async (context, { body }) => {
  if (body.period > monthOf(new Date(context.now.getTime() + AHEAD_MILLISECONDS))) {
    invalid([{ path: 'period', message: financeErrors.monthAhead }]);
  }
  const rows = body.rows.map(toStoredEmployee);
  const imported = { rows, columns: body.columns ?? null, fileName: body.file_name };
  const { head, ...counts } = await importDataset(
    context,
    employeesOf(body.period),
    body.base_version,
    imported,
    (row, key) => (key ? idOfEmployee(row, key) : ''),
  );
  return { head: (await presentDataset(context, head))!, ...counts };
};
