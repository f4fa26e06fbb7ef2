import type { BoardTask, SuiteBoardTask } from '#shared/models/task.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { PortalOnBoard } from '../../lib/use-portal-on-board.ts';
import { analyticsText as text } from '#text/tasks/analytics.ts';
import { AnalyticsCard } from './analytics-card.tsx';
import styles from './analytics.module.css';

interface AnalyticsProps {
  /** The tasks that fit the filters. */
  readonly found: readonly BoardTask[];
  readonly portal: PortalOnBoard;
}

/** The view of the tasks of Bitrix24 as a chart. */
export function Analytics({ found, portal }: AnalyticsProps) {
  const read = portal.tasks.length;
  // Why they could not be read is said above.
  if (read === 0 && portal.error !== undefined) return null;
  if (read === 0 && (portal.loading || portal.connected === undefined)) return <Skeleton height={320} />;
  const tasks = found.filter((task): task is SuiteBoardTask => task.isBitrixTask);
  if (tasks.length === 0) return <p className={styles.none}>{read === 0 ? text.none : text.noneFound}</p>;
  return <AnalyticsCard tasks={tasks} read={read} total={portal.total} />;
}
