import { Button } from '@mantine/core';
import { appText } from '#web/text/app.ts';
import { AlertIcon } from '#web/ui/icons.tsx';
import styles from './shell.module.css';

/** The app could not load who is here; the way out is a reload. */
export function LoadFailure() {
  return (
    <main className={styles.failure}>
      <div className={styles.failureWords} role="alert">
        <span className={styles.failureMark}>
          <AlertIcon size={26} />
        </span>
        <h1 className={styles.failureTitle}>{appText.loadFailedTitle}</h1>
        <p>{appText.loadFailed}</p>
      </div>
      <Button onClick={() => window.location.reload()}>{appText.reload}</Button>
    </main>
  );
}
