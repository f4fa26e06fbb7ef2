import { rounded } from '#shared/rules/figures.ts';
import { surveyExportText as text } from '#text/asking/results/surveys/export.ts';
import { surveyResultsText } from '#text/asking/results/surveys.ts';
import type { Cell, ExportTable } from '#web/lib/export-cells.ts';
import { groupName } from './group-name.ts';
import type { HeatCell, HeatMap } from './heat-map.ts';

const { heat } = surveyResultsText;

/**
 * The heat map as a sheet: a line for each group, for each question its mean, the interval and whether it differs. A
 * group or a cell that is not shown has a line or a place that says why, and no figure.
 */
export function heatTable(map: HeatMap, smallest: number): ExportTable {
  const { columns, rows, hidden } = map;
  return {
    header: [
      heat.group,
      text.answered,
      text.asked,
      ...columns.flatMap(({ whole, label }) => [
        whole,
        `${label}: ${text.from}`,
        `${label}: ${text.to}`,
        `${label}: ${text.beside}`,
      ]),
    ],
    rows: [
      ...rows.map((row) => [groupName(row), row.answered, row.invited ?? '', ...row.cells.flatMap(cellsOf)]),
      ...hidden.map(({ name, why }) => [name, '', '', ...columns.flatMap(() => [heat.why[why](smallest), '', '', ''])]),
    ],
    notes: [
      [heat.group, heat.dimensions[map.dimension]],
      ...columns.map(({ whole, least, most }) => [whole, `${least}…${most}`] as const),
      [text.fromTo, text.interval],
      [text.beside, heat.legendDiffers],
      [heat.noCell, heat.noCellWhy],
    ],
  };
}

function cellsOf(cell: HeatCell | null): Cell[] {
  if (!cell) return [heat.noCell, '', '', ''];
  const { mean, differs } = cell;
  return [...[mean.value, mean.low, mean.high].map(rounded), differs === null ? '' : text[differs]];
}
