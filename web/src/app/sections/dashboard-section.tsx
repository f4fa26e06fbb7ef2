import { lazy, Suspense } from 'react';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { MoneySignalsProps } from '#web/features/overview/lib/money-signals.ts';
import { OverviewPage } from '#web/features/overview/overview-page.tsx';
import { Newcomers } from '#web/features/people/summary/newcomers.tsx';
import { LastSteps } from '#web/features/tasks/summary/last-steps.tsx';
import { MyTasks } from '#web/features/tasks/summary/my-tasks.tsx';
import { TasksSummary } from '#web/features/tasks/summary/tasks-summary.tsx';
import { useApi } from '#web/lib/use-api.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { UnprovedAddress } from '#web/ui/unproved-address.tsx';

const DepartmentSignals = lazy(() => import('#web/features/finance/main/department-signals.tsx'));
const DataNotices = lazy(() => import('#web/features/personal-data/data-notices.tsx'));
const RepeatedPoll = lazy(() => import('#web/features/asking/results/polls/repeated-poll.tsx'));
const BudgetGlance = lazy(() => import('#web/features/finance/main/budget-summary.tsx'));

/** The first screen, with what tasks and money have to say on it. */
export default function DashboardSection() {
  const ownMoney = useOwnMoney();
  return (
    <OverviewPage
      editor={{
        tasks: <TasksSummary />,
        money: ownMoney && (
          <Suspense fallback={null}>
            <BudgetGlance />
          </Suspense>
        ),
        lastSteps: <LastSteps />,
        newcomers: <Newcomers />,
        MoneySignals,
        RepeatedPoll,
      }}
      notice={<Notices />}
      ownTasks={<MyTasks />}
    />
  );
}

/** What waits for whoever reads: their own address to be proved, requests about personal data, a block of their own. */
function Notices() {
  const { workspace } = useWorkspace();
  const { data } = useApi(workspaces.getNotices, { params: { id: workspace.id } });
  return (
    <>
      <OwnAddress />
      {(data?.data_requests ?? data?.blocked) && (
        <Suspense fallback={null}>
          <DataNotices {...data} />
        </Suspense>
      )}
    </>
  );
}

/** Where the letter went that shows whose the address is, until it is opened. */
function OwnAddress() {
  const { user, workspace } = useWorkspace();
  const { data } = useApi(workspaces.getNotices, { params: { id: workspace.id } });
  return data?.unproved_address && <UnprovedAddress email={user.email} {...data.unproved_address} />;
}

/** What money has to say of teams; the code of finance arrives for those alone who may see it. */
function MoneySignals({ children }: MoneySignalsProps) {
  if (!useOwnMoney()) return children([]);
  return (
    <Suspense fallback={children([])}>
      <DepartmentSignals>{children}</DepartmentSignals>
    </Suspense>
  );
}

/** Whether there is money of the company's own to show, and whoever reads may see it. */
function useOwnMoney(): boolean {
  const { workspace, seesMoney } = useWorkspace();
  const { data: notices } = useApi(workspaces.getNotices, { params: { id: workspace.id } });
  return seesMoney && notices?.finance === 'own';
}
