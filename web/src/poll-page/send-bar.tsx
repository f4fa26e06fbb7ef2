import { pollPageText as text } from '#web/text/poll-page.ts';
import type { FormState } from './form-state.ts';

interface SendBarProps {
  readonly state: FormState;
  /** Whether this browser keeps the draft. */
  readonly kept: boolean;
  readonly sending: boolean;
  readonly failure: string | null;
  readonly onShowMissing: (questionId: string) => void;
}

/** The bar at the bottom: what is missing, where the draft lives, and the one button. */
export function SendBar({ state, kept, sending, failure, onShowMissing }: SendBarProps) {
  const button = failure === null ? text.send : text.sendAgain;
  return (
    <div className="send-bar">
      <p className="problem send-failure" role="alert">
        {failure}
      </p>
      <div className="send-bar-inner">
        <div className="send-words">
          <div className="summary" role="status">
            <Summary state={state} onShowMissing={onShowMissing} />
          </div>
          {failure === null && <p className="caption">{kept ? text.draftHere : text.draftNowhere}</p>}
        </div>
        <button type="submit" className="button" disabled={!state.ready || sending} aria-busy={sending}>
          {sending ? text.sending : button}
        </button>
      </div>
    </div>
  );
}

function Summary({ state, onShowMissing }: Pick<SendBarProps, 'state' | 'onShowMissing'>) {
  const obstacle = state.firstMissing ?? state.firstTooLong;
  if (state.answered === 0 && state.firstMissing === null) return text.answerSomething;
  if (obstacle === null) return <span lang="en">{text.allFilled}</span>;
  return (
    <button type="button" className="link" onClick={() => onShowMissing(obstacle)}>
      {state.firstMissing === null ? text.shorten : <span lang="en">{text.fillRequired}</span>}
    </button>
  );
}
