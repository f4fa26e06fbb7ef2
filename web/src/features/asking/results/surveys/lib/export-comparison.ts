import type { Figure, SurveyComparison } from '#shared/models/survey-results.ts';
import { exportTablesText } from '#text/common/export-tables.ts';
import { seriesText } from '#text/asking/results/surveys/series.ts';
import type { Cell, ExportTable } from '#web/lib/export-cells.ts';
import { formatDate } from '#web/lib/dates.ts';
import { byOrigin } from './shown-questions.ts';

const { low, high } = exportTablesText.teams;
const { head, enps: enpsName } = seriesText.comparison;

/** Two surveys of a series side by side as a sheet, with figures as they are shown; `scores` are their eNPS. */
export function comparisonTable(
  comparison: SurveyComparison,
  scores: readonly [number | null, number | null],
): ExportTable {
  const { first, second, enps } = comparison;
  const mean = (figure: Figure | null): Cell => (figure ? tenths(figure.value) : '');
  const apart = (figure: Figure | null, shown: (value: number) => number): Cell[] =>
    figure ? [shown(figure.value), shown(figure.low), shown(figure.high)] : ['', '', ''];
  const sure = (one: { readonly distinguishable: boolean | null }): Cell =>
    one.distinguishable ? exportTablesText.yes : exportTablesText.no;
  return {
    header: [
      head.question,
      `${first.title}, ${formatDate(first.published_at)}`,
      `${second.title}, ${formatDate(second.published_at)}`,
      head.difference,
      low,
      high,
      exportTablesText.sure,
    ],
    rows: [
      ...(enps
        ? [[enpsName, scores[0] ?? '', scores[1] ?? '', ...apart(enps.difference, Math.round), sure(enps)]]
        : []),
      ...[...byOrigin(comparison).values()].map((one) => [
        one.text,
        mean(one.first),
        mean(one.second),
        ...apart(one.difference, tenths),
        sure(one),
      ]),
    ],
  };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
