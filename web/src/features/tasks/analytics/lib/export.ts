import { analyticsText as text } from '#text/tasks/analytics.ts';
import type { ExportTable } from '#web/lib/export-cells.ts';
import type { Group, Grouping } from './groups.ts';

/** How many tasks of Bitrix24 there are in each group, as a sheet. */
export function groupsTable(groups: readonly Group[], by: Grouping, total: number): ExportTable {
  return {
    header: [text.heads[by], text.count, text.share],
    kinds: [undefined, undefined, 'percent'],
    sums: [1],
    rows: groups.map(({ name, count }) => [name, count, Math.round((100 * count) / total)]),
  };
}
