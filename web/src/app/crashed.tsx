import { appText } from '#web/text/app.ts';
import styles from '#web/ui/message-page.module.css';
import { PulseLine } from '#web/ui/pulse-line.tsx';

/** The last net: a fault in drawing, or a part of the app that did not arrive, becomes a page with a way out. */
export function CrashedPage() {
  return (
    <main className={styles.main}>
      <Crashed />
    </main>
  );
}

/** The same in the place of one section, the shell around it goes on. */
export function CrashedSection() {
  return (
    <div className={styles.main}>
      <Crashed />
    </div>
  );
}

function Crashed() {
  return (
    <>
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
    </>
  );
}
