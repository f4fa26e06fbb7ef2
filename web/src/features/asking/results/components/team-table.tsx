import { Fragment, useState, type ReactNode } from 'react';
import { signed, tenth } from '#shared/rules/figures.ts';
import { numbersOf } from '#shared/rules/scales.ts';
import { formatNumber } from '#web/lib/formatters.ts';
import { questionWords } from '#web/lib/question-words.ts';
import { ROLES } from '#web/ui/table-roles.ts';
import type { SureMove, TeamFigure, TeamsByQuestion } from '../lib/team-figures.ts';
import { resultsText } from '../text.ts';
import styles from './team-table.module.css';

const text = resultsText.teams;
const ENPS_TICKS = [-100, -50, 0, 50, 100];

type Column = 'team' | 'responses' | 'value';
interface Order {
  readonly by: Column;
  readonly ascending: boolean;
}

interface TeamTableProps {
  readonly teams: TeamsByQuestion;
  /** Its question is the only one that teams are compared by. */
  readonly isOnly: boolean;
}

/** Teams by one question: dots with intervals on one scale, in a table that can be put in another order. */
export function TeamTable({ teams: { asked, all, figures }, isOnly }: TeamTableProps) {
  const [order, setOrder] = useState<Order>({ by: 'value', ascending: false });
  const { question, isScale, scale } = asked;
  const shown = isScale ? signed : tenth;
  const numbers = numbersOf(scale);
  const [least, most] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  const ticks = isScale ? ENPS_TICKS : [least, (least + most) / 2, most];
  const [from, to] = [ticks[0]!, ticks.at(-1)!];
  const at = (value: number) => `${(100 * (value - from)) / (to - from)}%`;
  const sort = (by: Column, name: string, className: string | undefined) => (
    <th
      {...ROLES.columnheader}
      scope="col"
      className={className}
      aria-sort={order.by === by ? (order.ascending ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => setOrder({ by, ascending: order.by === by ? !order.ascending : by === 'team' })}
      >
        {name}
        <span className={styles.arrow} aria-hidden="true">
          {order.by === by && (order.ascending ? '↑' : '↓')}
        </span>
      </button>
    </th>
  );
  const lines: ReactNode = (
    <>
      {ticks.map((tick) => (
        <span key={tick} className={styles.line} data-zero={isScale && tick === 0} style={{ left: at(tick) }} />
      ))}
      {all !== null && <span className={styles.everybody} style={{ left: at(all) }} />}
    </>
  );
  return (
    <div className={styles.teams}>
      {!isOnly && (
        <h4 className={styles.question} dir="auto">
          {questionWords(question.text)}
        </h4>
      )}
      <table {...ROLES.table} className={styles.table}>
        <caption className="visually-hidden">{text.table(question.text)}</caption>
        <thead {...ROLES.rowgroup}>
          <tr {...ROLES.row}>
            {sort('team', text.team, styles.team)}
            {sort('responses', text.answered, styles.answered)}
            <td {...ROLES.cell} className={styles.chart} aria-hidden="true">
              <span className={styles.scale}>
                {all !== null && (
                  <span className={styles.all} style={{ left: at(all) }}>
                    {text.all(shown(all))}
                  </span>
                )}
                {ticks.map((tick) => (
                  <span key={tick} className={styles.tick} style={{ left: at(tick) }}>
                    {isScale ? signed(tick) : formatNumber(tick)}
                  </span>
                ))}
              </span>
            </td>
            {sort('value', isScale ? text.figure.enps : text.figure.mean, styles.value)}
            <th {...ROLES.columnheader} scope="col" className={styles.words}>
              {text.likely}
            </th>
          </tr>
        </thead>
        <tbody {...ROLES.rowgroup}>
          {inOrder(figures, order).map((figure) => (
            <TeamRow key={figure.team ?? ''} figure={figure} shown={shown} at={at} lines={lines} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TeamRowProps {
  readonly figure: TeamFigure;
  readonly shown: (value: number) => string;
  readonly at: (value: number) => string;
  readonly lines: ReactNode;
}

function TeamRow({ figure, shown, at, lines }: TeamRowProps) {
  const { team, responses, value, low, high, apart, before } = figure;
  const tone = toneOf(apart ?? before?.moved ?? null);
  const marks = [...(apart ? [text.apart[apart.way]] : []), ...(before?.moved ? [text.moved[before.moved.way]] : [])];
  return (
    <tr {...ROLES.row} data-tone={tone}>
      <th {...ROLES.rowheader} scope="row" className={styles.team} dir="auto">
        {team ?? text.others}
      </th>
      <td {...ROLES.cell} className={styles.answered}>
        {formatNumber(responses)}
      </td>
      <td {...ROLES.cell} className={styles.chart} aria-hidden="true">
        <span className={styles.plot}>
          {lines}
          <span className={styles.band} style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
          {before && <span className={styles.before} style={{ left: at(before.value) }} />}
          <span className={styles.dot} style={{ left: at(value) }} />
        </span>
      </td>
      <td {...ROLES.cell} className={styles.value}>
        {shown(value)}
      </td>
      <td {...ROLES.cell} className={styles.words}>
        {text.range(shown(low), shown(high))}
        {before && `, ${text.before(shown(before.value))}`}
        {marks.map((mark) => (
          <Fragment key={mark}>
            {' '}
            <span className={styles.mark}>{mark}</span>
          </Fragment>
        ))}
      </td>
    </tr>
  );
}

/** Good or bad where it is known which answers are the better ones; a difference else. */
function toneOf(move: SureMove | null): 'good' | 'bad' | 'apart' | undefined {
  if (!move) return undefined;
  return move.verdict === null ? 'apart' : move.verdict === 'better' ? 'good' : 'bad';
}

function inOrder(figures: readonly TeamFigure[], { by, ascending }: Order): TeamFigure[] {
  const sign = ascending ? 1 : -1;
  return figures.toSorted((a, b) => {
    if (by !== 'team') return sign * (a[by] - b[by]);
    // All others together stand last by name.
    if (a.team === null || b.team === null) return a.team === null ? 1 : -1;
    return sign * a.team.localeCompare(b.team, 'ru');
  });
}
