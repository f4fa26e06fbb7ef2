import * as z from 'zod/mini';
import { isPlainLine } from '../../rules/visible-text.ts';
import { titleLine } from '../common.ts';

/** Roubles in one field: from nothing to a milliard, to the kopeck. */
export const MONEY_MAX = 1_000_000_000;
const WRONG_MONEY = 'Сумма\u00A0— число от\u00A00 до\u00A01\u00A0000\u00A0000\u00A0000\u00A0₽';
export const Money = z.number({ error: WRONG_MONEY }).check(
  z.minimum(0, { error: WRONG_MONEY }),
  z.maximum(MONEY_MAX, { error: WRONG_MONEY }),
  z.refine(isToTheKopeck, {
    error: 'В\u00A0сумме не\u00A0больше двух знаков после запятой',
    // One mistake gets one message.
    when: ({ value }) => typeof value === 'number' && value <= MONEY_MAX,
  }),
);

function isToTheKopeck(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-4;
}

const WRONG_HOURS = 'Часы за\u00A0месяц\u00A0— число от\u00A00 до\u00A0744';
/** Hours of one month; the longest has 744. */
export const MonthHours = z
  .number({ error: WRONG_HOURS })
  .check(z.minimum(0, { error: WRONG_HOURS }), z.maximum(744, { error: WRONG_HOURS }));

const WRONG_PERIOD = 'Укажите месяц: год и\u00A0номер месяца, например 2026-11';
/** A calendar month: 2026-11. */
export const FinancePeriod = z
  .string({ error: WRONG_PERIOD })
  .check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, { error: WRONG_PERIOD }));

const WRONG_DAY = 'Укажите день: год, месяц и\u00A0число, например 2026-11-24';
const [EARLIEST, LATEST] = ['1940-01-01', '2099-12-31'];
/** A calendar day: 2026-11-24. */
export const FinanceDay = z.string({ error: WRONG_DAY }).check(
  z.iso.date({ error: WRONG_DAY, abort: true }),
  z.refine((day) => day >= EARLIEST && day <= LATEST, { error: 'Проверьте год' }),
);

/** A name of somebody or something in a table; a formula of a spreadsheet stays the text it is. */
export const FinanceText = titleLine(
  200,
  'Пустой текст: уберите поле или заполните его',
  'Текст не\u00A0длиннее 200 символов',
);

/** What a file was called on the computer of whoever sent it. */
export const FileName = z
  .string({ error: 'Некорректное имя файла' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'Некорректное имя файла' }),
    z.maxLength(255, { error: 'Имя файла не\u00A0длиннее 255 символов' }),
    z.refine(isPlainLine, { error: 'Некорректное имя файла' }),
  );

/** Counts the changes of a set of data; null stands for one that is not there yet. */
export const DataVersion = z
  .int({ error: 'Некорректная версия данных' })
  .check(z.minimum(1, { error: 'Некорректная версия данных' }));

/** Who ended the work: the person, or the employer. */
export const Leaving = z.enum(['voluntary', 'employer'], {
  error: 'Причина ухода\u00A0— «voluntary» (по своему желанию) или «employer» (решение компании)',
});

/** What is said where days contradict each other. */
export const LEFT_TOO_EARLY = 'День ухода раньше дня приёма';
export const REASON_WITHOUT_DAY = 'Укажите день ухода: причина без него ничего не\u00A0значит';

/** One import takes so many rows. */
export const IMPORT_MAX_ROWS = 10_000;
/** And so large a request; Lambda itself takes six megabytes. */
export const IMPORT_MAX_BYTES = 5 * 1024 * 1024;

/** The rows of an import: at least one, all mistakes of all of them told at once. */
export function importedRows<Row extends z.ZodMiniType>(row: Row) {
  return z
    .array(row, { error: 'Пришлите строки списком' })
    .check(
      z.minLength(1, { error: 'В\u00A0файле нет ни одной строки' }),
      z.maxLength(IMPORT_MAX_ROWS, { error: 'За\u00A0один раз\u00A0— не больше 10\u00A0000 строк: разделите файл' }),
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
