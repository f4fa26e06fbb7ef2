import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { tasks } from '#shared/contract/tasks.ts';
import { formatNumber } from '#text/format.ts';
import { paths } from '#web/lib/paths.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { commonText } from '#text/common/common.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './summary.module.css';
import { tasksSummaryText as text } from '#text/tasks/summary.ts';

/** How many of the open tasks are late, and the way to them. */
export function TasksSummary() {
  const { workspace } = useWorkspace();
  const { data, error, mutate } = useApi(tasks.getTaskStats, { params: { id: workspace.id } });
  const open = data && data.status_breakdown.new + data.status_breakdown.in_progress;
  return (
    <Card
      title={text.title}
      aside={
        <Link to={paths.tasks} className={styles.more}>
          {text.board}
        </Link>
      }
    >
      {data && open !== undefined ? (
        <Figure open={open} overdue={data.overdue_tasks} />
      ) : error === undefined ? (
        <div role="status" aria-label={commonText.loading}>
          <Skeleton width={180} height={40} />
        </div>
      ) : (
        <div role="alert" className={styles.failed}>
          <p>{text.mine.countFailed}</p>
          <Button variant="default" onClick={() => void mutate()}>
            {commonText.retry}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Figure({ open, overdue }: { readonly open: number; readonly overdue: number }) {
  if (open === 0) return <p className={styles.note}>{text.noneOpen}</p>;
  return (
    <>
      <p>
        <Link to={paths.overdueTasks} className={styles.figure}>
          <strong className={overdue > 0 ? styles.late : undefined}>{formatNumber(overdue)}</strong>{' '}
          <span className={styles.note}>{text.ofOpen(overdue, open)}</span>
        </Link>
      </p>
      <p className={styles.note}>{text.source}</p>
    </>
  );
}
