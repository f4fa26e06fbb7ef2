import { lazy, Suspense } from 'react';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { useMyTasks } from './api.ts';
import { MyTasksToCome } from './my-tasks-to-come.tsx';

const MyTasksCard = lazy(() => import('./my-tasks-card.tsx'));

/** The tasks of whoever reads: an employee's first screen has them, so nobody else fetches what draws them. */
export function MyTasks() {
  const { workspace } = useWorkspace();
  // Asked for while the code is on its way.
  useMyTasks(workspace.id);
  return (
    <Suspense fallback={<MyTasksToCome />}>
      <MyTasksCard />
    </Suspense>
  );
}
