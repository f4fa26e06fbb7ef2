import * as z from 'zod/mini';
import { leaverKey } from '../../rules/finance/repeated-rows.ts';
import { FinanceDay, FinanceText, importedRows, Leaving } from './common.ts';
import { tellRepeated } from './tell-repeated.ts';
import { financeValidation } from '#text/finance/validation.ts';

/** When somebody came and went, those who are still there as well: what turnover before the first month is told by. */
export const LeaverRow = z
  .strictObject(
    {
      /** An address or a number of the personnel; null where nobody is to be recognised. */
      key: z._default(z.nullable(FinanceText), null),
      department: z._default(z.nullable(FinanceText), null),
      hired_on: FinanceDay,
      left_on: z._default(z.nullable(FinanceDay), null),
      leaving: z._default(z.nullable(Leaving), null),
    },
    { error: () => financeValidation.rowIsObject },
  )
  .check(
    z.refine(({ hired_on, left_on }) => left_on === null || hired_on <= left_on, {
      path: ['left_on'],
      error: () => financeValidation.leftTooEarly,
    }),
    z.refine(({ left_on, leaving }) => leaving === null || left_on !== null, {
      path: ['left_on'],
      error: () => financeValidation.reasonWithoutDay,
    }),
  );
export type LeaverRow = z.infer<typeof LeaverRow>;

/** The history of a file; one who was hired twice on the same day is told with both rows. */
export const LeaverRows = importedRows(LeaverRow).check(tellRepeated(leaverKey, 'key'));
