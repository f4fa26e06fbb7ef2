import type { exportText as Russian } from '../../ru/common/export.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

/** Words of saving results as a file. */
export const exportText: Catalogue<typeof Russian> = {
  save: 'Download',
  print: 'Print',
  csv: 'CSV for Excel',
  xlsx: 'Excel workbook (XLSX)',
  /** The sheet of sums. */
  sums: 'Totals',
  /** The sheet of what has to be known to read a table. */
  notes: 'Notes',
  rows: 'Rows',
  sheet: 'Sheet',
  failed: 'The file could not be made',
  stopped: 'The file is not saved: loading was stopped.',
  done: (name) => `File ${quoted(name)} saved`,
};
