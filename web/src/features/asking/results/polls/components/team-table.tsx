import { Fragment, useState } from 'react';
import { tenth } from '#shared/rules/figures.ts';
import { signed } from '#shared/rules/signed.ts';
import { numbersOf } from '#shared/rules/scales.ts';
import { formatNumber, LOCALE } from '#text/format.ts';
import { questionWords } from '#web/lib/question-words.ts';
import {
  type Axis,
  AxisTicks,
  ENPS_AXIS,
  IntervalLine,
  type IntervalTone,
  placeOn,
} from '#web/ui/figures/interval-line.tsx';
import table from '#web/ui/figures/interval-table.module.css';
import { Caption, Text } from '#web/ui/layout/layout.tsx';
import { TableExport } from '#web/ui/table-export.tsx';
import { ROLES } from '#web/ui/table-roles.ts';
import { noteFile } from '../api.ts';
import { teamsTable } from '../lib/export-teams.ts';
import type { SureMove, TeamFigure, TeamsByQuestion } from '../lib/team-figures.ts';
import { figuresText } from '#text/common/figures.ts';
import { resultsText } from '#text/asking/results/polls.ts';
import styles from './teams-section.module.css';

const text = resultsText.teams;

type Column = 'team' | 'responses' | 'value';
interface Order {
  readonly by: Column;
  readonly ascending: boolean;
}

interface TeamTableProps {
  readonly runId: string;
  readonly teams: TeamsByQuestion;
  /** Its question is the only one that teams are compared by. */
  readonly isOnly: boolean;
}

/** Teams by one question: dots with intervals on one scale, in a table that can be put in another order. */
export function TeamTable({ runId, teams: { asked, all, figures }, isOnly }: TeamTableProps) {
  const [order, setOrder] = useState<Order>({ by: 'value', ascending: false });
  const { question, isScale, scale } = asked;
  const shown = isScale ? signed : tenth;
  const numbers = numbersOf(scale);
  const [least, most] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  const isPooled = figures.some(({ pooled }) => pooled);
  const axis = isScale ? ENPS_AXIS : { ticks: [least, (least + most) / 2, most] };
  const sort = (by: Column, name: string, className: string | undefined) => (
    <th
      {...ROLES.columnheader}
      scope="col"
      className={className}
      aria-sort={order.by === by ? (order.ascending ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        className={table.sort}
        onClick={() => setOrder({ by, ascending: order.by === by ? !order.ascending : by === 'team' })}
      >
        {name}
        <span className={table.arrow} aria-hidden="true">
          {order.by === by && (order.ascending ? '↑' : '↓')}
        </span>
      </button>
    </th>
  );
  return (
    <Text as="div" shrink>
      {!isOnly && (
        <Text as="h4" below="6" size="note" breaks dir="auto">
          {questionWords(question.text)}
        </Text>
      )}
      <table {...ROLES.table} className={table.table}>
        <caption className="visually-hidden">{text.table(question.text)}</caption>
        <thead {...ROLES.rowgroup}>
          <tr {...ROLES.row}>
            {sort('team', text.team, table.name)}
            {sort('responses', text.answered, table.answered)}
            <td {...ROLES.cell} className={table.chart} aria-hidden="true">
              <AxisTicks axis={axis} shown={isScale ? signed : formatNumber}>
                {all !== null && (
                  <Caption
                    as="span"
                    tone="pine"
                    weight="560"
                    oneLine
                    className={styles.all}
                    style={{ left: placeOn(axis, all) }}
                  >
                    {text.all(shown(all))}
                  </Caption>
                )}
              </AxisTicks>
            </td>
            {sort('value', isScale ? text.figure.enps : text.figure.mean, table.value)}
            <th {...ROLES.columnheader} scope="col" className={table.words}>
              {text.likely}
            </th>
          </tr>
        </thead>
        <tbody {...ROLES.rowgroup}>
          {inOrder(figures, order).map((figure) => (
            <TeamRow key={figure.team ?? ''} figure={figure} isPooled={isPooled} shown={shown} axis={axis} all={all} />
          ))}
        </tbody>
      </table>
      <div className={styles.export}>
        <TableExport
          name={text.table(questionWords(question.text))}
          collect={async () => {
            await noteFile(runId);
            return teamsTable(inOrder(figures, order), asked);
          }}
        />
      </div>
    </Text>
  );
}

interface TeamRowProps {
  readonly figure: TeamFigure;
  /** It is told of some team of the table where it probably lies. */
  readonly isPooled: boolean;
  readonly shown: (value: number) => string;
  readonly axis: Axis;
  /** Of all who answered. */
  readonly all: number | null;
}

function TeamRow({ figure, isPooled, shown, axis, all }: TeamRowProps) {
  const { team, responses, value, low, high, pooled, apart, before } = figure;
  const tone = toneOf(apart ?? before?.moved ?? null);
  const marks = [...(apart ? [text.apart[apart.way]] : []), ...(before?.moved ? [text.moved[before.moved.way]] : [])];
  return (
    <tr {...ROLES.row} data-tone={tone}>
      <th {...ROLES.rowheader} scope="row" className={table.name} dir="auto">
        {team ?? text.others}
      </th>
      <td {...ROLES.cell} className={table.answered} data-after={figuresText.answersShort}>
        {formatNumber(responses)}
      </td>
      <td {...ROLES.cell} className={table.chart} aria-hidden="true">
        <IntervalLine
          axis={axis}
          value={value}
          low={low}
          high={high}
          tone={tone}
          before={before?.value}
          pooled={isPooled ? pooled : undefined}
        >
          {all !== null && <span className={styles.everybody} style={{ left: placeOn(axis, all) }} />}
        </IntervalLine>
      </td>
      <td {...ROLES.cell} className={table.value}>
        {shown(value)}
      </td>
      <td {...ROLES.cell} className={table.words}>
        {low === high ? text.everybody : text.range(shown(low), shown(high))}
        {before && `, ${text.before(shown(before.value))}`}
        {marks.map((mark) => (
          <Fragment key={mark}>
            {' '}
            <span className={table.mark}>{mark}</span>
          </Fragment>
        ))}
        {pooled && (
          <>
            {' '}
            <span className={styles.pooled}>
              {text.pooled(shown(pooled.value), shown(pooled.low), shown(pooled.high))}
            </span>
          </>
        )}
      </td>
    </tr>
  );
}

/** Good or bad where it is known which answers are the better ones; a difference else. */
function toneOf(move: SureMove | null): IntervalTone | undefined {
  if (!move) return undefined;
  return move.verdict === null ? 'apart' : move.verdict === 'better' ? 'good' : 'bad';
}

function inOrder(figures: readonly TeamFigure[], { by, ascending }: Order): TeamFigure[] {
  const sign = ascending ? 1 : -1;
  return figures.toSorted((a, b) => {
    if (by !== 'team') return sign * (a[by] - b[by]);
    // All others together stand last by name.
    if (a.team === null || b.team === null) return a.team === null ? 1 : -1;
    return sign * a.team.localeCompare(b.team, LOCALE);
  });
}
