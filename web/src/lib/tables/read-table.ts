import { importText } from '#text/finance/import.ts';
import { type Encoding, decodeText } from './decode-text.ts';
import { parseCsv } from './parse-csv.ts';
import { type Delimiter, type Sheet, UnreadableTable } from './sheet.ts';
import type { Workbook } from './read-workbook.ts';

/** Ten thousand rows with every column filled take a fifth of it. */
export const FILE_MAX_MEGABYTES = 10;

/** A file of one table or of several sheets. */
export type Table =
  | { readonly text: string; readonly encoding: Encoding; readonly delimiter?: Delimiter }
  | { readonly book: Workbook; readonly sheet: number };

export type Problem = { readonly problem: string };

const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** What a chosen file is and its rows; one that is too large is not even opened. */
export async function readTable(file: Blob): Promise<{ readonly table: Table; readonly sheet: Sheet } | Problem> {
  if (file.size > FILE_MAX_MEGABYTES * 1024 * 1024) return { problem: importText.file.tooLarge(FILE_MAX_MEGABYTES) };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // Gone, changed or locked since it was chosen: the browser does not say which.
    return { problem: importText.file.unreadable };
  }
  if (ZIP.every((byte, index) => bytes[index] === byte)) return firstFilledSheet(bytes);
  const decoded = decodeText(bytes);
  return 'problem' in decoded ? decoded : rowsOf(decoded);
}

/** The rows of a table as it is understood now. */
export async function rowsOf(table: Table): Promise<{ readonly table: Table; readonly sheet: Sheet } | Problem> {
  if ('text' in table) {
    const sheet = parseCsv(table.text, table.delimiter);
    return 'problem' in sheet ? sheet : { table, sheet };
  }
  return orProblem(async () => ({ table, sheet: await table.book.read(table.sheet) }));
}

/** Reports begin with a sheet of a title more often than not: the first sheet that holds anything is meant. */
function firstFilledSheet(bytes: Uint8Array) {
  return orProblem(async () => {
    const { openWorkbook } = await import('./read-workbook.ts');
    const book = await openWorkbook(bytes);
    let empty: Problem = { problem: importText.file.empty };
    for (const sheet of book.sheets.keys()) {
      const read = await rowsOf({ book, sheet });
      if (!('problem' in read) || read.problem !== importText.file.emptySheet) return read;
      empty = read;
    }
    return empty;
  });
}

async function orProblem<Read>(read: () => Promise<Read>): Promise<Read | Problem> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableTable) return { problem: error.message };
    throw error;
  }
}
