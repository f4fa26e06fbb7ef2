import { Button } from '@mantine/core';
import { lazy, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { whenConnected } from '#web/lib/connection.ts';
import { formatDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useWorkspacePlan } from '#web/lib/use-workspace-plan.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { appText } from '#text/common/app.ts';
import { LOCALE } from '#text/format.ts';
import { Arrival } from '#web/ui/arrival.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { CountersLine } from './components/counters-line.tsx';
import { EditorOverview, type EditorSlots } from './editor-overview.tsx';
import { overviewText as text } from '#text/overview.ts';

const EmployeeOverview = lazy(
  whenConnected(async () => ({ default: (await import('./employee-overview.tsx')).EmployeeOverview })),
);
const LeadOverview = lazy(whenConnected(async () => ({ default: (await import('./lead-overview.tsx')).LeadOverview })));

const today = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', day: 'numeric', month: 'long' });

interface OverviewPageProps {
  readonly editor: Omit<EditorSlots, 'notice'>;
  /** What whoever reads has yet to do themselves; below the band, so that nothing above moves when it comes. */
  readonly notice: ReactNode;
  /** The tasks of whoever reads. */
  readonly ownTasks: ReactNode;
}

/** The first screen, by what whoever reads may see. */
export function OverviewPage({ editor, notice, ownTasks }: OverviewPageProps) {
  const { workspace, can } = useWorkspace();
  const plan = usePlanWords(workspace.id);
  const edits = can('results.read');
  return (
    <>
      <Head plan={edits ? plan : null} />
      <Screen editor={editor} notice={notice} ownTasks={ownTasks} />
      <CountersLine workspaceId={workspace.id} plan={edits ? null : plan} />
    </>
  );
}

/** Whoever runs polls, a manager who sees their own teams alone, and everybody else. */
function Screen({ editor, notice, ownTasks }: OverviewPageProps) {
  const { workspace, can } = useWorkspace();
  if (can('results.read')) return <EditorOverview {...editor} notice={notice} />;
  return (
    <Arrival waiting={null} failed={appText.connection.partFailed}>
      {workspace.own_teams_only ? (
        <LeadOverview {...editor} notice={notice} tasks={ownTasks} />
      ) : (
        <EmployeeOverview notice={notice} tasks={ownTasks} />
      )}
    </Arrival>
  );
}

/** Where and who we are, the day, the plan, and for those who may the way to a new poll. */
function Head({ plan }: { readonly plan: string | null }) {
  const { can } = useWorkspace();
  const now = useNow();
  const day = today.format(now).replaceAll(/(\d)\s/g, '$1\u00a0');
  return (
    <PageHeader title={appText.sections.dashboard} note={[day, plan].filter(Boolean).join(' · ')}>
      {can('polls.create') && (
        <Button component={Link} to={paths.newAsking} variant="default" leftSection={<PlusIcon size={18} />}>
          {text.createPoll}
        </Button>
      )}
    </PageHeader>
  );
}

/** The plan of the workspace in words; those of waiting take as many lines, so that nothing moves. */
function usePlanWords(workspaceId: string): string {
  const { data, error } = useWorkspacePlan(workspaceId);
  if (data) return text.subscription(data.subscription_type, data.due_date === null ? null : formatDate(data.due_date));
  return error === undefined ? text.subscriptionLoading : text.subscriptionFailed;
}
