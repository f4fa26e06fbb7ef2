import { type ReactNode, useEffect, useRef } from 'react';

interface MessageProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Read out by itself: it came without a press. */
  readonly urgent?: boolean;
}

/** A screen that says one thing; whoever reads with a machine begins at its title. */
export function Message({ title, children, urgent = false }: MessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);
  return (
    <div className="kiosk-message" role={urgent ? 'alert' : undefined}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
