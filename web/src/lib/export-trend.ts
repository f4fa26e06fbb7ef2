import { exportTablesText } from '#text/common/export-tables.ts';
import type { ExportTable } from './export-cells.ts';
import { exportMoment } from './export-moment.ts';
import type { Metric, TrendPoint } from './trend-point.ts';

const { log, teams } = exportTablesText;

interface Heads {
  readonly run: string;
  /** What is compared. */
  readonly value: string;
  readonly responses: string;
  /** Stands behind the name of a run that still takes answers. */
  readonly open: string;
}

/** Runs along one metric as a sheet, the newest first, with figures as they are shown. */
export function trendTable(points: readonly TrendPoint[], { by }: Metric, heads: Heads): ExportTable {
  const places = by === 'mean' ? 10 : 1;
  const shown = (value: number | undefined | null) => (value == null ? '' : Math.round(value * places) / places);
  const withValue = by !== 'responses';
  return {
    header: [heads.run, log.at, ...(withValue ? [heads.value, teams.low, teams.high] : []), heads.responses],
    rows: points
      .toReversed()
      .map((point) => [
        point.open ? `${point.name} (${heads.open})` : point.name,
        exportMoment(point.at),
        ...(withValue ? [point.value, point.band?.[0], point.band?.[1]].map(shown) : []),
        point.responses,
      ]),
    kinds: [undefined, 'moment'],
  };
}
