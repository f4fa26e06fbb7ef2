import { exportTablesText } from '#text/common/export-tables.ts';
import { resultsText } from '#text/asking/results/polls.ts';
import type { Cell, ExportTable } from '#web/lib/export-cells.ts';
import type { TeamFigure, TeamsByQuestion } from './team-figures.ts';

const { teams: text } = resultsText;

/** The teams by one question as a sheet: what the table on the screen says, with figures as they are shown there. */
export function teamsTable(figures: readonly TeamFigure[], { isScale }: TeamsByQuestion['asked']): ExportTable {
  const { low, high, before } = exportTablesText.teams;
  const shown = (value: number | undefined): Cell =>
    value === undefined ? '' : isScale ? Math.round(value) : Math.round(value * 10) / 10;
  return {
    header: [text.team, text.answered, isScale ? text.figure.enps : text.figure.mean, low, high, before],
    rows: figures.map((one) => [
      one.team ?? text.others,
      one.responses,
      shown(one.value),
      shown(one.low),
      shown(one.high),
      shown(one.before?.value),
    ]),
  };
}
