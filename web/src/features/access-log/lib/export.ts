import type { AccessLogPage } from '#shared/models/access-log.ts';
import { exportTablesText } from '#text/common/export-tables.ts';
import type { ExportTable } from '#web/lib/export-cells.ts';
import { exportMoment } from '#web/lib/export-moment.ts';
import { describeEntry } from './describe-entry.ts';

/** The log as a sheet, in the words of the screen; the newest first. */
export function entriesTable(
  { entries, people }: Pick<AccessLogPage, 'entries' | 'people'>,
  titles: ReadonlyMap<string, string>,
): ExportTable {
  const { who, what, about, screen, at } = exportTablesText.log;
  return {
    header: [at, who, what, about, screen],
    kinds: ['moment'],
    rows: entries.map((entry) => {
      const words = describeEntry(entry, people, titles);
      return [exportMoment(entry.at), words.name, words.what, words.about?.title ?? '', words.screen];
    }),
  };
}
