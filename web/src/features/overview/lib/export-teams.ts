import type { Attention } from '#shared/models/overview.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { teamsFileText as text } from '#text/overview/teams-file.ts';
import { teamsText } from '#text/overview/teams.ts';
import type { Cell, CellKind, ExportTable, SumsRow } from '#web/lib/export-cells.ts';
import { teamRows, type TeamRow } from './team-rows.ts';

/** A few columns that are told or left out together. */
interface Part {
  readonly header: readonly string[];
  readonly cells: (row: TeamRow) => readonly Cell[];
  /** The places of those that are counts, within the part. */
  readonly sums?: readonly number[];
}

/** The teams of the first screen as a sheet, with figures as they are shown there; what is not shown says why. */
export function teamsTable(attention: Attention): ExportTable {
  const rows = teamRows(attention);
  const parts = [
    { header: [teamsText.columns.team], cells: ({ team }: TeamRow) => [team] },
    ...(attention.mood_of ? [MOOD] : []),
    ...(rows.some(({ turnout }) => turnout !== null) ? [TURNOUT] : []),
    ...(attention.load ? [loadOf(attention.load)] : []),
  ] satisfies Part[];
  const placeOf = (part: Part) => parts.slice(0, parts.indexOf(part)).flatMap(({ header }) => header).length;
  return {
    header: parts.flatMap(({ header }) => header),
    rows: rows.map((row) => parts.flatMap(({ cells }) => cells(row))),
    sums: parts.flatMap((part: Part) => (part.sums ?? []).map((place) => placeOf(part) + place)),
    notes: notesOf(attention),
  };
}

const MOOD: Part = {
  header: Object.values(text.mood),
  cells: ({ mood }) => (mood ? [mood.value, mood.low, mood.high].map(tenths) : [teamsText.few, '', '']),
};

const TURNOUT: Part = {
  header: Object.values(text.turnout),
  cells: ({ turnout }) => (turnout ? [turnout.count, turnout.of] : ['', '']),
  sums: [0, 1],
};

function loadOf({ teams }: NonNullable<Attention['load']>): Part {
  const ranges = new Map(teams.map(({ team, low, high }) => [team, [low, high]]));
  return {
    header: Object.values(text.load),
    cells: ({ team, load }) => {
      if (!load) return [teamsText.noLoad, '', '', '', ''];
      const [low = null, high = null] = ranges.get(team) ?? [];
      return [...[load.index, low, high].map(whole), load.open, load.overdue];
    },
    sums: [3, 4],
  };
}

/** What the figures are, and how much is not shown by itself. */
function notesOf({ mood_of: mood, load }: Attention): SumsRow[] {
  const { notes } = text;
  const day = (instant: string): [string, CellKind] => [moscowDay(new Date(instant)), 'day'];
  return [
    ...(mood
      ? ([
          [notes.mood, mood.question],
          [notes.asked, mood.title],
          [notes.opened, ...day(mood.opened_at)],
          [notes.scale, `${mood.from}…${mood.to}`],
          [notes.better, mood.lower_is_better ? notes.lower : notes.higher],
          [notes.company, tenths(mood.company.value)],
          ...(mood.in_small_teams ? ([[notes.inSmall, mood.in_small_teams]] as const) : []),
        ] as const)
      : []),
    ...(load
      ? ([
          [notes.measured, ...day(load.measured_at)],
          [notes.method, teamsText.load.method],
          [notes.open, load.open],
          [notes.overdue, load.overdue],
          ...(load.small_teams > 0 ? ([[notes.small, load.small_teams]] as const) : []),
        ] as const)
      : []),
    [notes.range, notes.likely],
  ];
}

function tenths(value: number | null): Cell {
  return value === null ? '' : Math.round(value * 10) / 10;
}

function whole(value: number | null): Cell {
  return value === null ? '' : Math.round(value);
}
