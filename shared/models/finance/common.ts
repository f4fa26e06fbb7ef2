import * as z from 'zod/mini';
import { isPlainLine } from '../../rules/visible-text.ts';
import { titleLine } from '../common.ts';
import { financeValidation } from '#text/finance/validation.ts';
import { commonValidation } from '#text/validation.ts';

/** Roubles in one field: from nothing to a milliard, to the kopeck. */
export const MONEY_MAX = 1_000_000_000;
const WRONG_MONEY = () => financeValidation.moneyBounds;
export const Money = z.number({ error: WRONG_MONEY }).check(
  z.minimum(0, { error: WRONG_MONEY }),
  z.maximum(MONEY_MAX, { error: WRONG_MONEY }),
  z.refine(isToTheKopeck, {
    error: () => financeValidation.toTheKopeck,
    // One mistake gets one message.
    when: ({ value }) => typeof value === 'number' && value <= MONEY_MAX,
  }),
);

function isToTheKopeck(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-4;
}

const WRONG_HOURS = () => financeValidation.hoursBounds;
/** Hours of one month; the longest has 744. */
export const MonthHours = z
  .number({ error: WRONG_HOURS })
  .check(z.minimum(0, { error: WRONG_HOURS }), z.maximum(744, { error: WRONG_HOURS }));

const WRONG_PERIOD = () => financeValidation.monthWanted;
/** A calendar month: 2026-11. */
export const FinancePeriod = z
  .string({ error: WRONG_PERIOD })
  .check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, { error: WRONG_PERIOD }));

const WRONG_DAY = () => financeValidation.dayWanted;
const [EARLIEST, LATEST] = ['1940-01-01', '2099-12-31'];
/** A calendar day: 2026-11-24. */
export const FinanceDay = z.string({ error: WRONG_DAY }).check(
  z.iso.date({ error: WRONG_DAY, abort: true }),
  z.refine((day) => day >= EARLIEST && day <= LATEST, { error: () => commonValidation.checkYear }),
);

/** A name of somebody or something in a table; a formula of a spreadsheet stays the text it is. */
export const FinanceText = titleLine(
  200,
  () => financeValidation.emptyText,
  () => financeValidation.textTooLong,
);

/** What a file was called on the computer of whoever sent it. */
export const FileName = z
  .string({ error: () => financeValidation.wrongFileName })
  .check(
    z.trim(),
    z.minLength(1, { error: () => financeValidation.wrongFileName }),
    z.maxLength(255, { error: () => financeValidation.fileNameTooLong }),
    z.refine(isPlainLine, { error: () => financeValidation.wrongFileName }),
  );

/** Counts the changes of a set of data; null stands for one that is not there yet. */
export const DataVersion = z
  .int({ error: () => financeValidation.wrongVersion })
  .check(z.minimum(1, { error: () => financeValidation.wrongVersion }));

/** Who ended the work: the person, or the employer. */
export const Leaving = z.enum(['voluntary', 'employer'], {
  error: () => financeValidation.wrongLeaving,
});

/** One import takes so many rows. */
export const IMPORT_MAX_ROWS = 10_000;
/** And so large a request; Lambda itself takes six megabytes. */
export const IMPORT_MAX_BYTES = 5 * 1024 * 1024;

/** The rows of an import: at least one, all mistakes of all of them told at once. */
export function importedRows<Row extends z.ZodMiniType>(row: Row) {
  return z
    .array(row, { error: () => financeValidation.rowsWanted })
    .check(
      z.minLength(1, { error: () => financeValidation.noRows }),
      z.maxLength(IMPORT_MAX_ROWS, { error: () => financeValidation.tooManyRows }),
    );
}

/** What is known of a set of data without opening it. */
export const DatasetInfo = z.object({
  version: z.int(),
  rows: z.int(),
  file_name: z.nullable(z.string()),
  imported_at: z.string(),
  /** Null once they have left the workspace. */
  imported_by: z.nullable(z.string()),
  /** Whether what stood there before the last import can be brought back. */
  undoable: z.boolean(),
});
export type DatasetInfo = z.infer<typeof DatasetInfo>;

/** What an import has changed against what stood there before it. */
export const ImportOutcome = z.object({
  head: DatasetInfo,
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
});
export type ImportOutcome = z.infer<typeof ImportOutcome>;
