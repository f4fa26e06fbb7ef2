import { Component, Suspense, type ReactNode } from 'react';
import { Note } from './note.tsx';

interface ArrivalProps {
  /** Stands there until the part has come. */
  readonly waiting: ReactNode;
  /** Said in its place when it does not come. */
  readonly failed: string;
  readonly children: ReactNode;
}

/** A part of the app that is fetched when it is needed; one that does not come is said, the rest of the page goes on. */
export class Arrival extends Component<ArrivalProps, { failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { waiting, failed, children } = this.props;
    return this.state.failed ? (
      <Note tone="attention">{failed}</Note>
    ) : (
      <Suspense fallback={waiting}>{children}</Suspense>
    );
  }
}
