import { lazy, type ReactNode } from 'react';
import { whenConnected } from '#web/lib/connection.ts';
import { appText } from '#text/common/app.ts';
import { Arrival } from '#web/ui/arrival.tsx';
import { useWaiting } from '#web/lib/use-waiting.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { useReports } from './api.ts';
import { AnsweredCard } from './components/answered-card.tsx';
import { BandToCome } from './components/band-to-come.tsx';
import { Lines, Part } from './components/part.tsx';
import { PrivacyCard } from './components/privacy-card.tsx';
import { WaitingBand } from './components/waiting-band.tsx';
import { employeeText as text } from '#text/overview/employee.ts';
import styles from './overview.module.css';

const ReportsCard = lazy(
  whenConnected(async () => ({ default: (await import('./components/reports-card.tsx')).ReportsCard })),
);

/** The first screen of whoever runs no polls: what waits for them, their tasks, what they have answered. */
export function EmployeeOverview({ notice, tasks }: { readonly notice: ReactNode; readonly tasks: ReactNode }) {
  const { user, workspace } = useWorkspace();
  const { data, error, mutate } = useWaiting(workspace.id);
  const reports = useReports(workspace.id);
  const retry = () => void mutate();
  return (
    <>
      {data ? (
        <WaitingBand name={user.first_name} waiting={data.waiting} />
      ) : (
        <BandToCome label={text.waiting.label} name={user.first_name} error={error} onRetry={retry} />
      )}
      {notice}
      <div className={styles.wideAndNarrow}>
        {tasks}
        <Part
          title={text.answered.title}
          data={data}
          error={error}
          onRetry={retry}
          skeleton={<Lines count={3} />}
          render={(known) => <AnsweredCard answered={known.answered} />}
        />
      </div>
      <Part
        title={text.reports.title}
        data={reports.data}
        error={reports.error}
        onRetry={() => void reports.mutate()}
        skeleton={<Lines count={3} />}
        render={({ reports: told }) => (
          <Arrival waiting={null} failed={appText.connection.partFailed}>
            <ReportsCard reports={told} />
          </Arrival>
        )}
      />
      <PrivacyCard />
    </>
  );
}
