import { lazy, Suspense } from 'react';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { commonText } from '#text/common/common.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useMyTasks } from './api.ts';
import { tasksSummaryText } from '#text/tasks/summary.ts';

const MyTasksCard = lazy(() => import('./my-tasks-card.tsx'));

/** The tasks of whoever reads: an employee's first screen has them, so nobody else fetches what draws them. */
export function MyTasks() {
  const { workspace } = useWorkspace();
  // Asked for while the code is on its way.
  useMyTasks(workspace.id);
  return (
    <Suspense fallback={<Loading />}>
      <MyTasksCard />
    </Suspense>
  );
}

function Loading() {
  return (
    <Card title={tasksSummaryText.mine.label}>
      <div role="status" aria-label={commonText.loading}>
        <Skeleton height={196} />
      </div>
    </Card>
  );
}
