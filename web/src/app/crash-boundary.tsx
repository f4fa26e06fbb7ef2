import { Component, type ReactNode } from 'react';
import { appText } from '#web/text/app.ts';
import { PulseLine } from '#web/ui/pulse-line.tsx';
import styles from '#web/ui/message-page.module.css';

interface Props {
  readonly children: ReactNode;
}

/** The last net: a fault in drawing, or a part of the app that did not arrive, becomes a page with a way out. */
export class CrashBoundary extends Component<Props, { crashed: boolean }> {
  override readonly state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    return (
      <main className={styles.main}>
        <PulseLine />
        <div role="alert">
          <h1 className={styles.title}>{appText.crashedTitle}</h1>
          <p className={styles.text}>{appText.crashedText}</p>
        </div>
        <div className={styles.actions}>
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {appText.reload}
          </button>
        </div>
      </main>
    );
  }
}
