import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { TeamSignal } from '#shared/models/overview.ts';
import type { Member } from '#shared/models/workspace.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { planOf, postponeDays } from '../lib/decision-task.ts';
import type { ShownSignal } from '../lib/strongest.ts';
import { teamName } from '../lib/team-name.ts';
import type { Decisions } from '../lib/use-decisions.ts';
import { overviewText } from '#text/overview.ts';
import { ComparisonFigure } from './comparison-figure.tsx';
import styles from './decision.module.css';

const text = overviewText.decisions;

interface DecisionProps {
  readonly signal: ShownSignal;
  readonly number: number;
  readonly all: number;
  /** Undefined until everybody is known, and with that who leads which team. */
  readonly members: readonly Member[] | undefined;
  readonly deciding: Decisions;
  readonly now: Date;
}

/** One decision: where, what, how sure, on what it rests, what to do; one button for it, and one to put it off. */
export function Decision({ signal, number, all, members, deciding, now }: DecisionProps) {
  const [busy, setBusy] = useState(false);
  const { team, claim, why, sure, comparisons, evidence, action } = signal;
  const first = number === 1;
  const steps = signal.source === 'money' ? [] : signal.steps;
  const run = (work: () => Promise<void>) => {
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  return (
    <article className={first ? styles.first : styles.next}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <span className={styles.where} dir="auto">
            {teamName(team)} {all > 1 && <span className={styles.number}>· {text.number(number, all)}</span>}
          </span>
          <span className={first ? `${styles.claim} ${styles.large}` : styles.claim}>
            <span
              className={first ? styles.marked : undefined}
            >{`${claim.charAt(0).toUpperCase()}${claim.slice(1)}`}</span>
          </span>
        </h2>
        <p className={styles.why} dir="auto">
          <strong>{text.sure[sure]}</strong> {why}
        </p>
        {first && steps.length > 0 && (
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </div>
      {comparisons.length > 0 && (
        <div className={styles.figure}>
          {comparisons.slice(0, first ? 2 : 1).map((comparison) => (
            <ComparisonFigure key={comparison.kind} team={team} comparison={comparison} small={!first} />
          ))}
        </div>
      )}
      <p className={styles.evidence}>
        {evidence.map((one) => (
          <Link key={one.text} to={one.to}>
            {one.text}
          </Link>
        ))}
        <Link to={action.to}>{action.text}</Link>
      </p>
      <div className={styles.actions}>
        {signal.source !== 'money' && (
          <TakeButton
            signal={signal}
            members={members}
            filled={first}
            busy={busy}
            now={now}
            onTake={(plan) => run(() => deciding.take(signal, plan))}
          />
        )}
        <Postpone
          signal={signal}
          busy={busy}
          now={now}
          onPostpone={(until) => run(() => deciding.postpone(signal, until))}
        />
      </div>
    </article>
  );
}

interface TakeButtonProps extends Pick<DecisionProps, 'members' | 'now'> {
  readonly signal: TeamSignal;
  readonly filled: boolean;
  readonly busy: boolean;
  readonly onTake: (plan: ReturnType<typeof planOf>) => void;
}

/** Who is to do it and by when stand on the button: pressing it is all. */
function TakeButton({ signal, members, filled, busy, now, onTake }: TakeButtonProps) {
  const { user } = useWorkspace();
  const plan = planOf(signal, members ?? [], { readerId: user.id, now });
  const day = formatDay(plan.day, now);
  return (
    <Button
      variant={filled ? 'filled' : 'default'}
      className={styles.take}
      disabled={members === undefined}
      loading={busy}
      onClick={() => onTake(plan)}
    >
      {members === undefined ? text.toTask(day) : text.toTaskOf(plan.leader?.user.full_name ?? text.toYou, day)}
    </Button>
  );
}

interface PostponeProps extends Pick<DecisionProps, 'signal' | 'now'> {
  readonly busy: boolean;
  readonly onPostpone: (until: string) => void;
}

/** Opens to the days a decision may be put off to. */
function Postpone({ signal, busy, now, onPostpone }: PostponeProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" aria-expanded={open} disabled={busy} onClick={() => setOpen(!open)}>
        {text.postpone}
      </Button>
      {open && (
        <span className={styles.days} role="group" aria-label={`${text.postponeLabel}: ${teamName(signal.team)}`}>
          {postponeDays(now).map((day) => (
            <Button key={day} variant="default" disabled={busy} onClick={() => onPostpone(day)}>
              {text.postponeTo(formatDay(day, now))}
            </Button>
          ))}
        </span>
      )}
    </>
  );
}
