import type { TurnoverReport } from '#shared/models/finance/turnover.ts';
import { formatNumber } from '#text/format.ts';
import { AxisTicks, IntervalLine } from '#web/ui/figures/interval-line.tsx';
import table from '#web/ui/figures/interval-table.module.css';
import { Caption } from '#web/ui/layout/layout.tsx';
import { ROLES } from '#web/ui/table-roles.ts';
import type { Outlook } from '../api.ts';
import { answersOf, costRange, peopleAxis, type Attention } from '../lib/decision.ts';
import { numberRange } from '#text/finance/ranges.ts';
import { turnoverText } from '#text/finance/turnover.ts';
import styles from './outlook-teams.module.css';

const { outlook: text, decision: words } = turnoverText;

interface Leaving {
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

interface OutlookTeamsProps {
  readonly all: Leaving & { readonly people: number };
  readonly teams: Outlook['teams'];
  readonly decision: NonNullable<TurnoverReport['decision']>;
  /** What teams have answered, for whoever may read it. */
  readonly attention: Attention | undefined;
}

/** Who is likely to leave, the company and each team on one scale, with what replacing them costs. */
export function OutlookTeams({ all, teams, decision, attention }: OutlookTeamsProps) {
  const axis = peopleAxis(all.high);
  const { team, leaving, cost } = words.head;
  return (
    <>
      <table {...ROLES.table} className={`${table.table} ${styles.teams}`}>
        <caption className="visually-hidden">{text.label}</caption>
        <thead {...ROLES.rowgroup}>
          <tr {...ROLES.row}>
            <th {...ROLES.columnheader} scope="col" className={table.name}>
              {team}
            </th>
            <td {...ROLES.cell} className={table.chart} aria-hidden="true">
              <AxisTicks axis={axis} shown={formatNumber} />
            </td>
            <th {...ROLES.columnheader} scope="col" className={table.value}>
              {leaving}
            </th>
            <th {...ROLES.columnheader} scope="col" className={table.words}>
              {cost}
            </th>
          </tr>
        </thead>
        <tbody {...ROLES.rowgroup}>
          <Row name={words.all} size={all.people} leaving={all} cost={decision.cost} axis={axis} notes={[]} />
          {teams.map(({ team: name, people, why, ...one }, place) => {
            const answers = name === null ? null : answersOf(attention, name);
            return (
              <Row
                key={name ?? ''}
                name={name ?? text.rest}
                size={people}
                leaving={one}
                cost={decision.teams[place]?.cost ?? null}
                axis={axis}
                notes={[why.length > 0 ? why.join('. ') : text.allAlike, ...(answers === null ? [] : [answers])]}
              />
            );
          })}
        </tbody>
      </table>
      {teams.length === 0 && <Caption above="8">{text.noTeams}</Caption>}
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly size: number;
  readonly leaving: Leaving;
  readonly cost: Parameters<typeof costRange>[0];
  readonly axis: ReturnType<typeof peopleAxis>;
  readonly notes: readonly string[];
}

function Row({ name, size, leaving: { expected, low, high }, cost, axis, notes }: RowProps) {
  return (
    <tr {...ROLES.row}>
      <th {...ROLES.rowheader} scope="row" className={table.name} dir="auto">
        {name} <span className={styles.size}>{words.people(size)}</span>
        {notes.map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </th>
      <td {...ROLES.cell} className={table.chart} aria-hidden="true">
        <IntervalLine axis={axis} value={expected} low={low} high={high} />
      </td>
      <td {...ROLES.cell} className={table.value}>
        {numberRange(low, high)}
      </td>
      <td {...ROLES.cell} className={table.words} data-before={words.costShort}>
        {costRange(cost) ?? words.unknownCost}
      </td>
    </tr>
  );
}
