import { lazy, Suspense } from 'react';
import type { MoneySignalsProps } from '#web/features/overview/editor-overview.tsx';
import { OverviewPage } from '#web/features/overview/overview-page.tsx';
import { MyTasks } from '#web/features/tasks/glance/my-tasks.tsx';
import { TasksGlance } from '#web/features/tasks/glance/tasks-glance.tsx';
import { useWorkspace } from '#web/lib/workspace-context.tsx';

const DepartmentSignals = lazy(() => import('#web/features/finance/main/department-signals.tsx'));
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
        MoneySignals,
      }}
      ownTasks={<MyTasks />}
    />
  );
}

/** What money has to say of teams; the code of finance arrives for those alone who may see it. */
function MoneySignals({ children }: MoneySignalsProps) {
  const { workspace } = useWorkspace();
  if (!workspace.finance_access) return children([]);
  return (
    <Suspense fallback={children([])}>
      <DepartmentSignals>{children}</DepartmentSignals>
    </Suspense>
  );
}
