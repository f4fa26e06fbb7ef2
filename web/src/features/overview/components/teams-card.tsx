import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Attention, MoodSource, TeamState } from '#shared/models/overview.ts';
import { loadTitle } from '#shared/rules/load-title.ts';
import { share, tenth } from '#shared/rules/figures.ts';
import { HIGH_ABOVE, MEDIUM_ABOVE } from '#shared/rules/workload-level.ts';
import { formatDay } from '#web/lib/dates.ts';
import { formatNumber } from '#text/format.ts';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Button } from '@mantine/core';
import { ChartCard } from '#web/ui/chart-card.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { TableExport } from '#web/ui/table-export.tsx';
import { noteTeamsFile } from '../api.ts';
import { ROWS_AT_FIRST, teamRows, type TeamRow } from '../lib/team-rows.ts';
import { overviewText } from '#text/overview.ts';
import { teamsText as text } from '#text/overview/teams.ts';
import styles from './teams-card.module.css';

const loadText = text.load;

/** Every team that may be told apart: mood, load, how many answered, side by side; never a person. */
export function TeamsCard({ attention }: { readonly attention: Attention }) {
  const now = useNow();
  const { workspace } = useWorkspace();
  const [all, setAll] = useState(false);
  const { load, mood_of: mood } = attention;
  const rows = teamRows(attention);
  const asked = rows.some(({ turnout }) => turnout !== null);
  const shown = all ? rows : rows.slice(0, ROWS_AT_FIRST);
  return (
    <ChartCard
      title={load ? loadTitle({ ...load, isOwn: attention.own !== undefined }) : text.onlyMood}
      label={text.label}
      what={text.label}
      lead={
        load &&
        loadText.basis(
          load.open,
          load.overdue,
          load.with_deadline === null || load.open === 0 ? null : share(load.with_deadline, load.open),
        )
      }
      chart={
        <>
          <Head mood={mood} asked={asked} />
          <ul>
            {shown.map((row) => (
              <Row key={row.team} row={row} mood={mood} asked={asked} noLoad={noLoadOf(load)} />
            ))}
          </ul>
          {shown.length < rows.length && (
            <Button variant="default" onClick={() => setAll(true)}>
              {text.all(rows.length)}
            </Button>
          )}
        </>
      }
      table={<Table rows={rows} mood={mood} load={load} />}
    >
      <div className={styles.notes}>
        {mood && (
          <p>
            {text.mood(mood.question, mood.title, formatDay(mood.opened_at, now))}
            {mood.lower_is_better && `; ${text.lower}`}; {text.company(tenth(mood.company.value))}.{' '}
            {mood.in_small_teams !== null && mood.in_small_teams > 0 && text.inSmall(mood.in_small_teams)}{' '}
            <Link to={mood.results}>{text.results}</Link>
            {attention.own && (
              <>
                {' · '}
                <Link to={paths.boardPack}>{overviewText.enps.report}</Link>
              </>
            )}
          </p>
        )}
        {load && (
          <p>
            {loadText.method} {load.small_teams > 0 && `${loadText.small(load.small_teams)} `}
            {loadText.measured(formatDay(load.measured_at, now))}{' '}
            {attention.own === undefined && <Link to={paths.workloadAnalysis()}>{loadText.open}</Link>}
          </p>
        )}
      </div>
      <div className={styles.file}>
        <TableExport
          name={text.label}
          collect={async () => {
            await noteTeamsFile(workspace.id);
            return (await import('../lib/export-teams.ts')).teamsTable(attention);
          }}
        />
      </div>
    </ChartCard>
  );
}

interface Shown {
  readonly mood: MoodSource | null;
  /** Whether it is known of any team how many were asked. */
  readonly asked: boolean;
}

function Head({ mood, asked }: Shown) {
  const { team, load, tasks, answered } = text.columns;
  return (
    <div className={styles.head} data-asked={asked} aria-hidden="true">
      <span>{team}</span>
      <span className={styles.ends}>
        <span>{text.columns.mood}</span>
        {mood && (
          <span>
            {mood.from}–{mood.to}
          </span>
        )}
      </span>
      <span>{load}</span>
      <span>{tasks}</span>
      {asked && <span className={styles.answered}>{answered}</span>}
    </div>
  );
}

interface RowProps extends Shown {
  readonly row: TeamRow;
  /** Why nothing is told of its load, where nothing is. */
  readonly noLoad: string;
}

function Row({ row, mood, asked, noLoad }: RowProps) {
  const { team, load, level, turnout } = row;
  return (
    <li className={styles.row} data-asked={asked}>
      <span className={styles.name} dir="auto">
        {team}
      </span>
      <Mood own={row.mood} mood={mood} team={team} />
      {load && level ? (
        <span className={styles.load}>
          <span
            className={styles.track}
            role="img"
            aria-label={loadText.bar(team, Math.round(load.index), loadText.levels[level])}
          >
            <span className={`${styles.fill} ${styles[level]}`} style={{ width: `${load.index}%` }} />
            {[MEDIUM_ABOVE, HIGH_ABOVE].map((border) => (
              <span key={border} className={styles.border} style={{ insetInlineStart: `${border}%` }} />
            ))}
          </span>
          <strong className={`${styles.index} ${styles[`${level}Index`] ?? ''}`}>
            {formatNumber(Math.round(load.index))}
          </strong>
        </span>
      ) : (
        <span className={styles.unseen}>{noLoad}</span>
      )}
      <span className={styles.tasks}>{load && loadText.tasks(load.open, load.overdue)}</span>
      {asked && <span className={styles.answered}>{turnout && text.of(turnout.count, turnout.of)}</span>}
    </li>
  );
}

interface MoodProps {
  readonly own: TeamState['mood'];
  readonly mood: MoodSource | null;
  readonly team: string;
}

/** The mean of a team on the scale of the question, with its interval, beside that of the company; hatched where it is not shown. */
function Mood({ own, mood, team }: MoodProps) {
  if (!own || !mood) return <span className={styles.unseen}>{noMoodOf(mood)}</span>;
  const at = (value: number) => `${((value - mood.from) / (mood.to - mood.from)) * 100}%`;
  const { value, low, high } = own;
  return (
    <span className={styles.mood}>
      <span className={styles.scale} role="img" aria-label={`${team}: ${saidOf(own)}`}>
        <span className={styles.company} style={{ insetInlineStart: at(mood.company.value) }} />
        {low !== null && high !== null && (
          <span
            className={styles.range}
            style={{ insetInlineStart: at(low), width: `${((high - low) / (mood.to - mood.from)) * 100}%` }}
          />
        )}
        <span className={styles.dot} style={{ insetInlineStart: at(value) }} />
      </span>
      <strong className={styles.index}>{tenth(value)}</strong>
    </span>
  );
}

/** Why nothing is told of the load of a team, where nothing is. */
function noLoadOf(load: Attention['load']): string {
  return load ? text.noLoad : text.notMeasured;
}

/** Why nothing is told of the mood of a team, where nothing is. */
function noMoodOf(mood: MoodSource | null): string {
  return mood ? text.few : text.notAsked;
}

function saidOf({ value, low, high }: NonNullable<TeamState['mood']>): string {
  return low === null || high === null ? tenth(value) : text.moodOf(tenth(value), tenth(low), tenth(high));
}

interface TableProps {
  readonly rows: readonly TeamRow[];
  readonly mood: MoodSource | null;
  readonly load: Attention['load'];
}

function Table({ rows, mood, load }: TableProps) {
  const ranges = new Map(load?.teams.map(({ team, low, high }) => [team, { low, high }]));
  return (
    <FiguresTable
      caption={text.label}
      head={text.head}
      rows={rows.map(({ team, mood: ownMood, load: own, turnout }) => {
        const { low = null, high = null } = ranges.get(team) ?? {};
        return {
          key: team,
          cells: [
            team,
            ownMood ? saidOf(ownMood) : noMoodOf(mood),
            own ? formatNumber(Math.round(own.index)) : noLoadOf(load),
            low === null || high === null ? text.none : `${Math.round(low)}–${Math.round(high)}`,
            own ? formatNumber(own.open) : text.none,
            own ? formatNumber(own.overdue) : text.none,
            turnout ? text.of(turnout.count, turnout.of) : text.none,
          ],
        };
      })}
    />
  );
}
