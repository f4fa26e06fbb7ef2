import { useEffect, useState } from 'react';
import { answerFormText as text } from '#text/answer-form.ts';
import { focusQuestion } from './focus.ts';
import type { FormState } from './form-state.ts';
import type { Sending } from './sending.ts';
import styles from './send-bar.module.css';
import { TextButton } from './text-button.tsx';
import { useOnline } from './use-online.ts';

interface SendBarProps {
  readonly state: FormState;
  /** Whether this browser keeps the draft. */
  readonly kept: boolean;
  readonly sending: Sending['now'];
  /** How the bar lies on its page. */
  readonly className: string;
}

/** The bar at the bottom: what is missing, where the draft lives, why sending waits, and the one button. */
export function SendBar({ state, kept, sending, className }: SendBarProps) {
  const online = useOnline();
  const failure = messageOfFailure(sending);
  const underWay = sending.kind === 'sending';
  return (
    <div className={className}>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <div className={styles.row}>
        <div className={styles.words}>
          <div className={styles.summary} role="status">
            <Summary state={state} />
          </div>
          {failure === null && (
            <p className={online ? styles.caption : styles.warning} role="status">
              {captionOf(online, kept)}
            </p>
          )}
        </div>
        <button
          type="submit"
          className="button"
          disabled={!state.ready || underWay || sending.kind === 'busy'}
          aria-busy={underWay}
        >
          {sending.kind === 'busy' ? <Countdown until={sending.until} /> : buttonOf(sending, failure !== null)}
        </button>
      </div>
    </div>
  );
}

function Summary({ state }: { readonly state: FormState }) {
  const obstacle = state.firstMissing ?? state.firstWrong;
  if (state.answered === 0 && state.firstMissing === null) return text.answerSomething;
  if (obstacle !== null) {
    return (
      <TextButton onClick={() => focusQuestion(obstacle)}>
        {state.firstMissing === null ? text.mend : text.fillRequired}
      </TextButton>
    );
  }
  return state.over > 0 ? text.shortenAll(state.over) : text.allFilled;
}

/** Seconds until the answers go off by themselves. */
function Countdown({ until }: { readonly until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return text.sendIn(Math.max(0, Math.ceil((until - now) / 1000)));
}

function messageOfFailure(sending: Sending['now']): string | null {
  switch (sending.kind) {
    case 'offline':
      return text.sendOffline;
    case 'lost':
      return text.lost;
    case 'busy':
      return text.busy;
    case 'refused':
      return sending.message;
    default:
      return null;
  }
}

function buttonOf(sending: Sending['now'], again: boolean): string {
  if (sending.kind === 'sending') return text.sending;
  return again ? text.sendAgain : text.send;
}

function captionOf(online: boolean, kept: boolean): string {
  if (online) return kept ? text.draftHere : text.draftNowhere;
  return kept ? text.offline : text.offlineUnkept;
}
