import { lazy, type ReactNode } from 'react';
import type { Attention } from '#shared/models/overview.ts';
import { whenConnected } from '#web/lib/connection.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { appText } from '#text/common/app.ts';
import { Arrival } from '#web/ui/arrival.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useAttention } from './api.ts';
import { BandToCome } from './components/band-to-come.tsx';
import { Decisions } from './components/decisions.tsx';
import type { EditorSlots } from './editor-overview.tsx';
import { EmployeeOverview } from './employee-overview.tsx';
import { leadText as text } from '#text/overview/lead.ts';
import { overviewText } from '#text/overview.ts';
import styles from './overview.module.css';

const TeamsCard = lazy(
  whenConnected(async () => ({ default: (await import('./components/teams-card.tsx')).TeamsCard })),
);

interface LeadOverviewProps extends Pick<EditorSlots, 'notice' | 'newcomers' | 'money' | 'MoneySignals'> {
  /** The tasks of whoever reads. */
  readonly tasks: ReactNode;
}

/** The first screen of a manager who sees their own teams alone: which these are, what is to be decided, how they stand. */
export function LeadOverview({ notice, tasks, newcomers, money, MoneySignals }: LeadOverviewProps) {
  const { user, workspace } = useWorkspace();
  const { data, error, mutate } = useAttention(workspace.id);
  if (!data?.own) {
    const label = overviewText.decisions.label;
    return <BandToCome plain label={label} name={user.first_name} error={error} onRetry={() => void mutate()} />;
  }
  const { own } = data;
  const seen = (
    <Notice>
      {own.teams.length > 0 ? text.teams(own.teams) : own.people > 0 ? text.noTeam(own.people) : text.nobody}
    </Notice>
  );
  if (own.teams.length === 0) {
    return (
      <EmployeeOverview
        notice={
          <>
            {seen}
            {notice}
          </>
        }
        tasks={tasks}
      />
    );
  }
  return (
    <>
      <Decisions
        name={user.first_name}
        attention={data}
        MoneySignals={MoneySignals}
        said={text.attention}
        onChange={() => mutate()}
      />
      {seen}
      {notice}
      <Teams attention={data} />
      <div className={styles.halves}>
        {tasks}
        {newcomers}
        {money}
      </div>
    </>
  );
}

function Teams({ attention }: { readonly attention: Attention }) {
  if (attention.states.length === 0) return null;
  return (
    <Arrival waiting={null} failed={appText.connection.partFailed}>
      <TeamsCard attention={attention} />
    </Arrival>
  );
}
