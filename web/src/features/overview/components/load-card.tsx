import { Link } from 'react-router-dom';
import type { TeamLoad } from '#shared/models/overview.ts';
import { share } from '#shared/rules/figures.ts';
import { HIGH_ABOVE, levelOf, MEDIUM_ABOVE } from '#shared/rules/workload-level.ts';
import { formatDay } from '#web/lib/dates.ts';
import { formatNumber } from '#web/lib/formatters.ts';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/lib/use-now.ts';
import { ChartCard } from '#web/ui/chart-card.tsx';
import { FiguresTable } from '#web/ui/figures-table.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { loadTitle } from '../lib/load-title.ts';
import { overviewText } from '../text.ts';
import styles from './load-card.module.css';

const text = overviewText.load;

/** The load index of every team that is large enough to have one; it counts tasks and says nothing of people. */
export function LoadCard({ load }: { readonly load: TeamLoad }) {
  const now = useNow();
  const { teams } = load;
  return (
    <ChartCard
      title={loadTitle(load)}
      label={text.label}
      what={text.label}
      lead={text.basis(
        load.open,
        load.with_deadline === null || load.open === 0 ? null : share(load.with_deadline, load.open),
      )}
      chart={
        <ul className={styles.teams}>
          {teams.map((team) => (
            <Bar key={team.team} {...team} />
          ))}
        </ul>
      }
      table={
        <FiguresTable
          caption={text.label}
          head={text.head}
          rows={teams.map(({ team, index, low, high, open, overdue }) => ({
            key: team,
            cells: [
              team,
              formatNumber(Math.round(index)),
              low === null || high === null ? '—' : `${Math.round(low)}–${Math.round(high)}`,
              formatNumber(open),
              formatNumber(overdue),
            ],
          }))}
        />
      }
    >
      <p className={styles.note}>
        {text.method} {load.small_teams > 0 && `${text.small(load.small_teams)} `}
        {text.measured(formatDay(load.measured_at, now))}
      </p>
      <p className={styles.more}>
        <Link to={paths.workloadAnalysis()}>{text.open}</Link>
      </p>
    </ChartCard>
  );
}

function Bar({ team, index, low, high, open, overdue }: TeamLoad['teams'][number]) {
  const level = levelOf(index);
  return (
    <li className={styles.team}>
      <span className={styles.name} dir="auto">
        {team}
      </span>
      <span className={styles.track} role="img" aria-label={text.bar(team, Math.round(index), text.levels[level])}>
        <span className={`${styles.fill} ${styles[level]}`} style={{ width: `${index}%` }} />
        {low !== null && high !== null && (
          <span className={styles.interval} style={{ insetInlineStart: `${low}%`, width: `${high - low}%` }} />
        )}
        {[MEDIUM_ABOVE, HIGH_ABOVE].map((border) => (
          <span key={border} className={styles.border} style={{ insetInlineStart: `${border}%` }} />
        ))}
      </span>
      <strong className={`${styles.index} ${styles[`${level}Index`] ?? ''}`}>{formatNumber(Math.round(index))}</strong>
      <span className={styles.tasks}>{text.tasks(open, overdue)}</span>
    </li>
  );
}

/** As the card looks before it arrives. */
export function LoadBones() {
  return [1, 2, 3, 4, 5].map((row) => <Skeleton key={row} height={22} />);
}
