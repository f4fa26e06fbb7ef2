import { lazy, type ComponentType, type ReactNode } from 'react';
import { whenConnected } from '#web/lib/connection.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { appText } from '#text/common/app.ts';
import { Arrival } from '#web/ui/arrival.tsx';
import { Card } from '#web/ui/card.tsx';
import { useAttention, usePulse } from './api.ts';
import { BandToCome } from './components/band-to-come.tsx';
import { Decisions } from './components/decisions.tsx';
import { EnpsBones, EnpsToCome } from './components/enps-to-come.tsx';
import { FirstSteps, StartBand } from './components/first-steps.tsx';
import { Lines, Part } from './components/part.tsx';
import { NothingRunning } from './components/nothing-running.tsx';
import { TeamsBones } from './components/teams-bones.tsx';
import { UpcomingCard } from './components/upcoming-card.tsx';
import type { MoneySignalsProps } from './lib/money-signals.ts';
import { FIRST_STEPS } from './lib/first-steps.ts';
import { useFirstSteps, type SetUpState } from './lib/use-first-steps.ts';
import { overviewText as text } from '#text/overview.ts';
import styles from './overview.module.css';

// Below what is to be decided: their code comes with the figures, and to nobody who has none yet.
const EnpsCard = lazy(whenConnected(async () => ({ default: (await import('./components/enps-card.tsx')).EnpsCard })));
const RunningCard = lazy(
  whenConnected(async () => ({ default: (await import('./components/running-card.tsx')).RunningCard })),
);
const PromisedCard = lazy(
  whenConnected(async () => ({ default: (await import('./components/promised-card.tsx')).PromisedCard })),
);
const NoLoad = lazy(whenConnected(async () => ({ default: (await import('./components/no-load.tsx')).NoLoad })));
const TeamsCard = lazy(
  whenConnected(async () => ({ default: (await import('./components/teams-card.tsx')).TeamsCard })),
);

/** What of other features stands on the first screen. */
export interface EditorSlots {
  readonly notice: ReactNode;
  readonly tasks: ReactNode;
  /** What the steps brought that were taken last; nothing where none is measured. */
  readonly lastSteps: ReactNode;
  /** Who has come lately; nothing where nobody has. */
  readonly newcomers: ReactNode;
  /** The HR budget; nothing for whoever may not see money. */
  readonly money: ReactNode;
  /** How the mood goes by a poll that is not of eNPS. */
  readonly RepeatedPoll: ComponentType<{ readonly pollId: string }>;
  /** Hands over what money has to say of teams; nothing to whoever may not see it. */
  readonly MoneySignals: ComponentType<MoneySignalsProps>;
}

/**
 * The first screen of whoever runs polls: what is to be decided, how the mood goes, what runs, how teams stand. While
 * there is nothing to show, the way to the first figures.
 */
export function EditorOverview({
  notice,
  tasks,
  lastSteps,
  newcomers,
  money,
  MoneySignals,
  RepeatedPoll,
}: EditorSlots) {
  const { user, workspace } = useWorkspace();
  const pulse = usePulse(workspace.id);
  const attention = useAttention(workspace.id);
  const steps = useFirstSteps(workspace.id);
  const retryPulse = () => void pulse.mutate();
  const retryAttention = () => void attention.mutate();
  if (steps?.empty) return <Start {...steps} notice={notice} />;
  // Until it is known which page this will be, neither is drawn: one would push the other away.
  const [shown, known] = steps === undefined ? [undefined, undefined] : [pulse.data, attention.data];
  return (
    <>
      {known ? (
        <Decisions
          name={user.first_name}
          attention={known}
          MoneySignals={MoneySignals}
          onChange={() => attention.mutate()}
        />
      ) : (
        <BandToCome
          plain
          label={text.decisions.label}
          name={user.first_name}
          error={attention.error}
          onRetry={retryAttention}
        />
      )}
      {notice}
      {steps && <FirstSteps done={steps.done} alone={steps.alone} untold={steps.untold} />}
      <div className={styles.wideAndNarrow}>
        <div className={styles.column}>
          <Part
            title="eNPS"
            data={shown}
            error={pulse.error}
            onRetry={retryPulse}
            skeleton={<EnpsBones />}
            render={({ enps }) =>
              enps ? (
                <Late waiting={<EnpsBones />}>
                  <EnpsCard enps={enps} />
                </Late>
              ) : (
                <EnpsToCome />
              )
            }
          />
          {shown?.repeated_poll_id && (
            <Late waiting={<Lines count={4} />}>
              <RepeatedPoll pollId={shown.repeated_poll_id} />
            </Late>
          )}
        </div>
        <div className={styles.column}>
          <Part
            title={text.running.title}
            data={shown}
            error={pulse.error}
            onRetry={retryPulse}
            skeleton={<Lines count={3} />}
            render={({ runs }) =>
              runs.length > 0 ? (
                <Late waiting={<Lines count={3} />}>
                  <RunningCard runs={runs} onReminded={retryPulse} />
                </Late>
              ) : (
                <NothingRunning />
              )
            }
          />
          <Part
            title={text.upcoming.title}
            data={shown}
            error={pulse.error}
            onRetry={retryPulse}
            skeleton={<Lines count={3} />}
            render={({ ahead }) => <UpcomingCard ahead={ahead} />}
          />
          {shown && shown.promised.length > 0 && (
            <Late waiting={<Lines count={2} />}>
              <PromisedCard promised={shown.promised} />
            </Late>
          )}
        </div>
      </div>
      <Part
        title={text.teams.label}
        data={known}
        error={attention.error}
        onRetry={retryAttention}
        skeleton={<TeamsBones />}
        render={(of) => (
          <>
            {of.states.length + Number(of.load !== null) > 0 && (
              <Late waiting={<TeamsBones />}>
                <TeamsCard attention={of} />
              </Late>
            )}
            {of.load === null && (
              <Late waiting={<TeamsBones />}>
                <NoLoad />
              </Late>
            )}
          </>
        )}
      />
      <div className={styles.halves}>
        {/* Where load was measured, all tasks are counted there already. */}
        {known?.load ? null : tasks}
        {lastSteps}
        {newcomers}
        {money}
      </div>
    </>
  );
}

/** A card whose code is on its way has the shape of what comes. */
function Late({ waiting, children }: { readonly waiting: ReactNode; readonly children: ReactNode }) {
  return (
    <Arrival waiting={<Card>{waiting}</Card>} failed={appText.connection.partFailed}>
      {children}
    </Arrival>
  );
}

function Start({ done, alone, untold, notice }: SetUpState & Pick<EditorSlots, 'notice'>) {
  const { user } = useWorkspace();
  return (
    <>
      <StartBand name={user.first_name} left={FIRST_STEPS.length - done.size} />
      {notice}
      <FirstSteps done={done} alone={alone} untold={untold} />
      <EnpsToCome />
    </>
  );
}
