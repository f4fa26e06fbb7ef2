import { useEffect, useRef, type ReactNode } from 'react';
import { publicPageText as text } from '#text/poll-page.ts';
import { Pulse } from './pulse.tsx';
import { siteAddress } from '#web/lib/site-address.ts';

interface SubmittedProps {
  readonly workspace: string;
  /** Nobody else can answer here. */
  readonly last?: boolean;
  readonly onChange: () => void;
  readonly onFinish: () => void;
  /** What else whoever has answered is given. */
  readonly children?: ReactNode;
}

/** The answers have arrived: change them, hand the device on, or finish. */
export function Submitted({ workspace, last = false, onChange, onFinish, children }: SubmittedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main className="page page-message">
      <Pulse />
      <h1 ref={heading} tabIndex={-1}>
        {text.sent}
      </h1>
      <p>{text.sentThanks(workspace)}</p>
      {children}
      <div className="choices">
        <a className="button" href={siteAddress('/')} onClick={onFinish}>
          {text.finish}
        </a>
        <button type="button" className="button button-outline" aria-describedby="change-hint" onClick={onChange}>
          {text.change}
        </button>
        <p className="caption" id="change-hint">
          {text.changeHint}
        </p>
        {last || (
          <>
            <button
              type="button"
              className="button button-outline"
              aria-describedby="new-hint"
              onClick={() => window.location.reload()}
            >
              {text.newParticipant}
            </button>
            <p className="caption" id="new-hint">
              {text.newParticipantHint}
            </p>
          </>
        )}
      </div>
    </main>
  );
}
