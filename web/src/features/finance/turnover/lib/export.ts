import type { Ledger, TurnoverReport } from '#shared/models/finance/turnover.ts';
import type { ExportTable } from '#web/lib/export-cells.ts';
import type { Curve, Month, Outlook } from '../api.ts';
import { turnoverText } from '#text/finance/turnover.ts';
import { ledgerLines } from './ledger-lines.ts';

const { curve, months, outlook, ledger } = turnoverText;

/** Percent with one decimal, to reckon with. */
const percents = (share: number): number => Math.round(share * 1000) / 10;
const tenths = (value: number): number => Math.round(value * 10) / 10;

/** The curve of tenure as a sheet. */
export function curveTable({ points }: Curve): ExportTable {
  return {
    header: curve.columns,
    kinds: [undefined, 'percent', 'percent', 'percent'],
    rows: points.map(({ months: count, share, low, high, at_risk: atRisk }) => [
      count,
      percents(share),
      percents(low),
      percents(high),
      atRisk,
    ]),
  };
}

/** The months as a sheet. */
export function monthsTable(all: readonly Month[]): ExportTable {
  return {
    header: months.head,
    kinds: ['month'],
    sums: [2, 3],
    rows: all.map(({ month, headcount, hired, left }) => [month, headcount, hired, left]),
  };
}

/** The outlook by team as a sheet. */
export function teamsTable({ teams }: Outlook, decision: NonNullable<TurnoverReport['decision']>): ExportTable {
  return {
    header: outlook.columns,
    kinds: [undefined, undefined, undefined, undefined, undefined, 'money', 'money'],
    sums: [1, 2, 5, 6],
    rows: teams.map(({ team, people, expected, low, high, why }, place) => [
      team ?? outlook.rest,
      people,
      tenths(expected),
      low,
      high,
      decision.teams[place]?.cost?.low ?? '',
      decision.teams[place]?.cost?.high ?? '',
      why.join('; '),
    ]),
  };
}

/** The statement of the ledger as a sheet. */
export function ledgerTable(figures: Ledger): ExportTable {
  return {
    header: ledger.head,
    rows: ledgerLines(figures).map(({ name, note, value, amount }) => [name, note ?? '', value ?? amount]),
  };
}
