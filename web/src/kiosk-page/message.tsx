import type { ReactNode } from 'react';
import { focusArrived } from './focus-arrived.ts';

interface MessageProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** A screen that says one thing; whoever reads with a machine begins at its title. */
export function Message({ title, children }: MessageProps) {
  return (
    <div className="kiosk-message">
      <h1 key={title} ref={focusArrived} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
