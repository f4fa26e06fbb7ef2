import * as z from 'zod/mini';
import { repeatedRows } from '../../rules/finance/repeated-rows.ts';

/**
 * Tells of rows that speak of one person twice, at both rows; together with the other mistakes of the file, so rows may
 * still be anything at all.
 */
export function tellRepeated<Row>(keyOf: (row: Partial<Row>) => string | null, field: string) {
  return z.check<Row[]>(({ value: rows, issues }) => {
    const ofRow = (row: unknown) => (typeof row === 'object' && row !== null ? keyOf(row as Partial<Row>) : null);
    for (const { row, first } of repeatedRows(rows as readonly unknown[], ofRow)) {
      for (const [one, other] of [
        [first, row],
        [row, first],
      ] as const) {
        issues.push({
          code: 'custom',
          input: undefined,
          path: [one, field],
          message: `Тот\u00A0же человек, что и\u00A0в\u00A0записи ${other + 1}`,
        });
      }
    }
  });
}
