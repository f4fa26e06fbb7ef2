import type { Act } from '#shared/models/destruction.ts';
import { exportTablesText } from '#text/common/export-tables.ts';
import { destructionText } from '#text/processing/destruction.ts';
import type { ExportTable } from '#web/lib/export-cells.ts';
import { exportMoment } from '#web/lib/export-moment.ts';

const text = exportTablesText.acts;

/** Acts of destruction as a sheet. */
export function actsTable(acts: readonly Act[]): ExportTable {
  return {
    header: [text.at, text.reason, text.what, text.sign],
    kinds: ['moment'],
    rows: acts.map(({ at, reason, what, subject }) => [
      exportMoment(at),
      destructionText.reasons[reason],
      what.map(({ kind }) => destructionText.kinds[kind]).join('; '),
      subject ?? '',
    ]),
  };
}
