import { useEffect, useRef, type ReactNode } from 'react';
import { publicPageText as text } from '#text/poll-page.ts';
import { later } from './later.tsx';
import { Pulse } from './pulse.tsx';

// The thanks need no connection any more; what can be done next comes a moment later.
const AfterSending = later(async () => (await import('./after-sending.tsx')).AfterSending, true);

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
      <AfterSending last={last} onChange={onChange} onFinish={onFinish} />
    </main>
  );
}
