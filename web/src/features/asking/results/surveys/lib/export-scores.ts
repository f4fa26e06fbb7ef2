import { exportTablesText } from '#text/common/export-tables.ts';
import { surveyResultsText } from '#text/asking/results/surveys.ts';
import type { ExportTable } from '#web/lib/export-cells.ts';
import type { ScoreGroup } from './score-rows.ts';

const { question, favourable } = surveyResultsText.scores;
const { scores, teams } = exportTablesText;

/** What is told in numbers as a sheet, scale by scale, with figures as they are shown. */
export function scoresTable(groups: readonly ScoreGroup[]): ExportTable {
  return {
    header: [question, scores.scale, scores.value, teams.low, teams.high, favourable],
    rows: groups.flatMap(({ kind, axis, rows }) => {
      const places = kind === 'enps' ? 1 : 10;
      const shown = (value: number) => Math.round(value * places) / places;
      const scale = `${axis.ticks[0]}…${axis.ticks.at(-1)}`;
      return rows.map(({ question: asked, figure, favourable: good }) => [
        asked.text,
        scale,
        ...[figure.value, figure.low, figure.high].map(shown),
        good === null ? '' : Math.round(good.value),
      ]);
    }),
    kinds: [undefined, undefined, undefined, undefined, undefined, 'percent'],
  };
}
