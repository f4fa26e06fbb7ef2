import { Button } from '@mantine/core';
import { appText } from '#text/common/app.ts';
import { AlertIcon } from '#web/ui/icons.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import styles from './shell.module.css';

/** The app could not load who is here; the way out is a reload. */
export function LoadFailure() {
  return (
    <main className={styles.failure}>
      <Stack align="center" gap="12" role="alert">
        <span className={styles.failureMark}>
          <AlertIcon size={26} />
        </span>
        <h1 className={styles.failureTitle}>{appText.loadFailedTitle}</h1>
        <p>{appText.loadFailed}</p>
      </Stack>
      <Button onClick={() => window.location.reload()}>{appText.reload}</Button>
    </main>
  );
}
