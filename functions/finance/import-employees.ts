import { idOfEmployee, toStoredEmployee } from '#core/finance/people.ts';
import { employeesOf } from '#data/finance-data.ts';
import { importDataset } from './import-dataset.ts';
import { presentHead } from './heads.ts';
import type { FinanceOperation } from './operation.ts';

/** The people of a month from a file, in the place of whoever stood there before. */
export const importEmployees: FinanceOperation<'importEmployees'> = async (context, { body }) => {
  const rows = body.rows.map(toStoredEmployee);
  const imported = { rows, columns: body.columns ?? null, fileName: body.file_name };
  const { head, ...counts } = await importDataset(
    context,
    employeesOf(body.period),
    body.base_version,
    imported,
    (row, key) => (key ? idOfEmployee(row, key) : ''),
  );
  return { head: (await presentHead(context, head))!, ...counts };
};
