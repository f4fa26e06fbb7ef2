import { employeesOf } from '../repositories/finance-data.ts';
import { presentEmployeeDatasets } from '../present-dataset.ts';
import type { FinanceOperation } from '../operation.ts';
import { undoDataset } from '../undo-dataset.ts';

/** Brings back the people of a month as they were before its last import. */
export const undoEmployees: FinanceOperation<'undoEmployees'> = async (context, { body }) => {
  const head = await undoDataset(context, employeesOf(body.period), body.version);
  const [presented = null] = head ? await presentEmployeeDatasets(context, [head]) : [];
  return { head: presented };
};
