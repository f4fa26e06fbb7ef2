import { leaverKey } from '#shared/rules/finance/repeated-rows.ts';
import { importDataset } from '../import-dataset.ts';
import { presentDataset } from '../present-dataset.ts';
import type { FinanceOperation } from '../operation.ts';

/** The history of who came and went from a file, in the place of what stood there before. */
export const importLeavers: FinanceOperation<'importLeavers'> = async (context, { body }) => {
  const imported = { rows: body.rows, columns: null, fileName: body.file_name };
  const { head, ...counts } = await importDataset(
    context,
    'leavers',
    body.base_version,
    imported,
    // Those without a number or an address are the same where all of them is the same.
    (row) => leaverKey(row) ?? JSON.stringify(row),
  );
  return { head: (await presentDataset(context, head))!, ...counts };
};
