import { lazy, Suspense } from 'react';
import { OverviewPage } from '#web/features/overview/overview-page.tsx';
import { MyTasks } from '#web/features/tasks/glance/my-tasks.tsx';
import { TasksGlance } from '#web/features/tasks/glance/tasks-glance.tsx';
import { useWorkspace } from '#web/lib/workspace-context.tsx';

const BudgetGlance = lazy(() => import('#web/features/finance/main/budget-glance.tsx'));

/** The first screen, with what tasks and money have to say on it. */
export default function DashboardSection() {
  const { workspace } = useWorkspace();
  return (
    <OverviewPage
      editor={{
        tasks: <TasksGlance />,
        money: workspace.finance_access && (
          <Suspense fallback={null}>
            <BudgetGlance />
          </Suspense>
        ),
      }}
      ownTasks={<MyTasks />}
    />
  );
}
