import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { formatDate } from '#web/lib/dates.ts';
import { useApi } from '#web/lib/use-api.ts';
import { appText } from '#web/text/app.ts';
import { sectionsText } from '#web/text/sections.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PulseLine } from '#web/ui/pulse-line.tsx';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { DashboardCounters } from './dashboard-counters.tsx';
import styles from './sections.module.css';

const text = sectionsText.dashboard;

/** The overview: who and where we are, four counters of what is known, and the next step. */
export default function DashboardSection() {
  const { user, workspace, role, can } = useWorkspace();
  const editor = can('polls.create');
  return (
    <>
      <PageHeader title={appText.sections.dashboard}>
        {editor && (
          <Button component={Link} to={paths.newPoll}>
            {text.createPoll}
          </Button>
        )}
      </PageHeader>
      <section className={styles.banner}>
        <div className={styles.bannerWords}>
          <h2 className={styles.welcome}>{text.welcome(user.first_name)}</h2>
          <p>{text.place(workspace.name, role)}</p>
          <SubscriptionLine />
        </div>
        <PulseLine drawn className={styles.bannerPulse} />
      </section>
      <DashboardCounters workspaceId={workspace.id} />
      {editor ? <FirstSteps /> : <Card title={text.memberTitle}>{text.stepsForMember}</Card>}
    </>
  );
}

/** The plan of the person and its last day; when it cannot be read, that is said instead of guessed. */
function SubscriptionLine() {
  const { data, error } = useApi(subscriptions.getMySubscription, {});
  if (data === undefined) return <p>{error === undefined ? text.subscriptionLoading : text.subscriptionFailed}</p>;
  const end = data.due_date === null ? null : formatDate(data.due_date);
  return <p>{text.subscription(data.subscription_type, end)}</p>;
}

/** The way from an empty workspace to the first answers. */
function FirstSteps() {
  return (
    <Card
      title={text.stepsTitle}
      aside={
        <Button component={Link} to={paths.polls} variant="default">
          {text.openPolls}
        </Button>
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
