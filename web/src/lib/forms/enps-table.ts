import type { Sheet } from '#web/lib/tables/sheet.ts';
import { pastText } from '#text/asking/past.ts';
import { notebook, titleOf, UnreadableForm, type Brought, type BroughtCounts } from './brought.ts';
import { dayReader } from './days-in.ts';

const COLUMNS = {
  day: /^(?:дата|день|месяц|date|day|month)$/i,
  team: /^(?:команда|отдел|подразделение|team|department)$/i,
  promoters: /^(?:промоутер\S*|сторонник\S*|promoters?)$/i,
  passives: /^(?:нейтрал\S*|пассив\S*|passives?|neutrals?)$/i,
  critics: /^(?:критик\S*|детрактор\S*|critics?|detractors?)$/i,
} as const;
type Name = keyof typeof COLUMNS;
const ALL = /^(?:всего|итого|компания|вся компания|все|total|all|company)?$/i;

/** Whether the head of a table is that of an eNPS history. */
export function isEnpsTable({ rows: [head] }: Sheet): boolean {
  return (
    head !== undefined &&
    (['day', 'promoters', 'passives', 'critics'] as const).every((name) => placeOf(head.cells, name) >= 0)
  );
}

/** A history of eNPS: a row a day, or a row a day and a team. */
export function readEnpsTable({ rows: [head, ...rows] }: Sheet, file: string): Brought {
  const at = (name: Name) => placeOf(head?.cells ?? [], name);
  const cell = (cells: readonly string[], name: Name) => (cells[at(name)] ?? '').trim();
  const book = notebook();
  const days = rows.map(({ cells }) => cell(cells, 'day'));
  const dayOf = dayReader(days);
  const counts: BroughtCounts[] = [];
  const known = new Set<string>();
  for (const { number, cells } of rows) {
    const day = dayOf(cell(cells, 'day')) ?? dayOf(`01.${cell(cells, 'day')}`) ?? dayOf(`${cell(cells, 'day')}-01`);
    const [promoters, passives, critics] = (['promoters', 'passives', 'critics'] as const).map((name) =>
      people(cell(cells, name)),
    );
    const named = cell(cells, 'team');
    const team = ALL.test(named) ? null : named;
    const key = `${day} ${team}`;
    if (day === null || promoters == null || passives == null || critics == null)
      book.lost(pastText.row(number), pastText.why.row);
    else if (known.has(key)) book.lost(pastText.row(number), pastText.why.twice);
    else if (promoters + passives + critics === 0) book.lost(pastText.row(number), pastText.why.nobody);
    else {
      known.add(key);
      counts.push({ day, team, promoters, passives, critics });
    }
  }
  if (counts.length === 0) throw new UnreadableForm(pastText.file.noCounts);
  return {
    source: 'enps_table',
    title: titleOf('', file),
    asked: 1,
    questions: [
      {
        kind: 'RATING',
        text: pastText.enpsQuestion,
        required: true,
        scale: '0-10',
        options: [],
        section: null,
        bounds: null,
      },
    ],
    people: [],
    counts,
    notes: book.notes,
  };
}

function placeOf(head: readonly string[], name: Name): number {
  return head.findIndex((title) => COLUMNS[name].test(title.trim()));
}

function people(cell: string): number | null {
  return /^\d{1,5}$/.test(cell) ? Number(cell) : null;
}
