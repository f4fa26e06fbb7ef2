import { exportTablesText } from '#text/common/export-tables.ts';
import { surveyResultsText } from '#text/asking/results/surveys.ts';
import type { ExportTable } from '#web/lib/export-cells.ts';
import type { relationRows } from './relation-rows.ts';

const text = surveyResultsText.drivers;
const { low, high } = exportTablesText.teams;
const [question, relation, , weight, verdict] = text.head;

/** How questions go with the general score as a sheet, with figures as they are shown. */
export function relationsTable(rows: ReturnType<typeof relationRows>): ExportTable {
  const hundredths = (value: number) => Math.round(value * 100) / 100;
  return {
    header: [question, relation, low, high, weight, verdict],
    rows: rows.map(({ question: asked, correlation, weight: part, related }) => [
      asked,
      ...[correlation.value, correlation.low, correlation.high].map(hundredths),
      part ? Math.round(part.value * 100) : '',
      related ? text.related : text.unrelated,
    ]),
    kinds: [undefined, undefined, undefined, undefined, 'percent'],
  };
}
