import { Link } from 'react-router-dom';
import type { SWRResponse } from 'swr';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { useApi } from '#web/lib/use-api.ts';
import { formatNumber } from '#web/lib/words.ts';
import { appText } from '#web/text/app.ts';
import { sectionsText } from '#web/text/sections.ts';
import { Card, StatCard, StatGrid } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PulseLine } from '#web/ui/pulse-line.tsx';
import { paths } from '../paths.ts';
import { useWorkspace } from '../workspace-context.tsx';
import styles from './sections.module.css';

const text = sectionsText.dashboard;

/** The overview: who and where we are, four counters of what is known, and the next step. */
export function DashboardSection() {
  const { user, workspace, role, can } = useWorkspace();
  const input = { params: { id: workspace.id } };
  const pollList = useApi(polls.listPolls, input);
  const memberList = useApi(workspaces.listMembers, input);
  const pollCount = count(pollList, (list) => list.length);
  const memberCount = count(memberList, (list) => list.members.length);
  const editor = can('polls.create');
  return (
    <>
      <PageHeader title={appText.sections.dashboard}>
        {editor && (
          <Link to={paths.newPoll} className="button">
            {text.createPoll}
          </Link>
        )}
      </PageHeader>
      <section className={styles.banner}>
        <div className={styles.bannerWords}>
          <h2 className={styles.welcome}>{text.welcome(user.first_name)}</h2>
          <p>{text.place(workspace.name, role)}</p>
        </div>
        <PulseLine drawn className={styles.bannerPulse} />
      </section>
      <StatGrid>
        <StatCard
          label={text.polls}
          value={pollCount.value}
          note={pollCount.failed ?? (pollCount.value === '0' ? text.noPolls : undefined)}
        />
        <StatCard label={text.employees} value={memberCount.value} note={memberCount.failed ?? text.employeesNote} />
        <StatCard label={text.tasks} value={text.unknown} note={text.tasksNote} />
        <StatCard label={text.integrations} value={text.unknown} note={text.integrationsNote} />
      </StatGrid>
      {editor ? <FirstSteps /> : <Card title={text.memberTitle}>{text.stepsForMember}</Card>}
    </>
  );
}

/** The way from an empty workspace to the first answers. */
function FirstSteps() {
  return (
    <Card
      title={text.stepsTitle}
      aside={
        <Link to={paths.polls} className="button button-outline">
          {text.openPolls}
        </Link>
      }
    >
      <ol className={styles.steps}>
        {text.steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function count<T>({ data, error }: SWRResponse<T, unknown>, size: (data: T) => number) {
  if (data !== undefined) return { value: formatNumber(size(data)), failed: undefined };
  return { value: text.unknown, failed: error === undefined ? undefined : text.countFailed };
}
