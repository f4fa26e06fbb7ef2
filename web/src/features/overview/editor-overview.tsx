import type { ComponentType, ReactNode } from 'react';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { useAttention, usePulse } from './api.ts';
import { AttentionBones, AttentionCard, AttentionToCome } from './components/attention-card.tsx';
import { BandToCome } from './components/band-to-come.tsx';
import { EnpsBones, EnpsCard, EnpsToCome } from './components/enps-card.tsx';
import { FirstSteps, StartBand } from './components/first-steps.tsx';
import { LoadBones, LoadCard } from './components/load-card.tsx';
import { NoLoad } from './components/no-load.tsx';
import { Lines, Part } from './components/part.tsx';
import { PulseBand } from './components/pulse-band.tsx';
import { UpcomingCard } from './components/upcoming-card.tsx';
import { attentionWords } from './lib/attention-words.ts';
import type { MoneySignalsProps } from './lib/money-signals.ts';
import { FIRST_STEPS } from './lib/first-steps.ts';
import { useFirstSteps, type SetUpState } from './lib/use-first-steps.ts';
import { overviewText as text } from './text.ts';
import styles from './overview.module.css';

/** What of other features stands on the first screen. */
export interface EditorSlots {
  readonly notice: ReactNode;
  readonly tasks: ReactNode;
  /** The HR budget; nothing for whoever may not see money. */
  readonly money: ReactNode;
  /** Hands over what money has to say of teams; nothing to whoever may not see it. */
  readonly MoneySignals: ComponentType<MoneySignalsProps>;
}

/** The first screen of whoever runs polls; while there is nothing to show, the way to the first figures. */
export function EditorOverview({ notice, tasks, money, MoneySignals }: EditorSlots) {
  const { user, workspace } = useWorkspace();
  const pulse = usePulse(workspace.id);
  const attention = useAttention(workspace.id);
  const steps = useFirstSteps(workspace.id);
  const retryPulse = () => void pulse.mutate();
  const retryAttention = () => void attention.mutate();
  if (steps?.empty) return <Start {...steps} notice={notice} />;
  // Until it is known which page this will be, neither is drawn: one would push the other away.
  const shown = steps === undefined ? undefined : pulse.data;
  return (
    <>
      {shown ? (
        <PulseBand
          name={user.first_name}
          pulse={shown}
          attention={attention.data}
          MoneySignals={MoneySignals}
          onReminded={retryPulse}
        />
      ) : (
        <BandToCome label={text.band.label} name={user.first_name} error={pulse.error} onRetry={retryPulse} />
      )}
      {notice}
      {steps && <FirstSteps done={steps.done} alone={steps.alone} />}
      <div className={[styles.cards, attention.data?.load === null && styles.withoutLoad].filter(Boolean).join(' ')}>
        <div className={styles.enps}>
          <Part
            title="eNPS"
            data={shown}
            error={pulse.error}
            onRetry={retryPulse}
            skeleton={<EnpsBones />}
            render={({ enps }) => (enps ? <EnpsCard enps={enps} /> : <EnpsToCome />)}
          />
        </div>
        <div className={styles.narrow}>
          <Part
            title={text.attention.title}
            data={attention.data}
            error={attention.error}
            onRetry={retryAttention}
            skeleton={<AttentionBones />}
            render={(known) => (
              <MoneySignals>
                {(ofMoney) => {
                  const words = attentionWords(known, ofMoney);
                  return words.teams.length > 0 || words.calm ? <AttentionCard {...words} /> : <AttentionToCome />;
                }}
              </MoneySignals>
            )}
          />
        </div>
        <div className={styles.narrow}>
          <Part
            title={text.upcoming.title}
            data={shown}
            error={pulse.error}
            onRetry={retryPulse}
            skeleton={<Lines count={3} />}
            render={({ ahead }) => <UpcomingCard ahead={ahead} />}
          />
        </div>
        <div className={styles.load}>
          <Part
            title={text.load.label}
            data={attention.data}
            error={attention.error}
            onRetry={retryAttention}
            skeleton={<LoadBones />}
            render={({ load }) => (load ? <LoadCard load={load} /> : <NoLoad />)}
          />
        </div>
        <div className={styles.narrow}>{tasks}</div>
        <div className={`${styles.narrow} ${styles.money}`}>{money}</div>
      </div>
    </>
  );
}

function Start({ done, alone, notice }: SetUpState & Pick<EditorSlots, 'notice'>) {
  const { user } = useWorkspace();
  return (
    <>
      <StartBand name={user.first_name} left={FIRST_STEPS.length - done.size} />
      {notice}
      <FirstSteps done={done} alone={alone} />
      <div className={styles.wideAndNarrow}>
        <EnpsToCome />
        <AttentionToCome />
      </div>
    </>
  );
}
