import { Button } from '@mantine/core';
import { useAction } from '#web/lib/use-action.ts';
import { look, useConnection } from '#web/lib/connection.ts';
import { formatTimeOfDay } from '#web/lib/dates.ts';
import { useOldestShown } from '#web/lib/shown-data.ts';
import { useNow } from '#web/lib/use-now.ts';
import { appText } from '#text/common/app.ts';
import styles from './connection-banner.module.css';

const text = appText.connection;

/** Says above the page that the connection is lost or slow, and of what time the page is; goes by itself. */
export function ConnectionBanner() {
  const connection = useConnection();
  const oldest = useOldestShown();
  const retry = useAction();
  const now = useNow();
  return (
    <div role="status" className={styles.place}>
      {connection === 'lost' && (
        <div className={styles.banner}>
          <p>
            <strong>{text.lost}</strong>{' '}
            {oldest === null ? text.nothingShown : text.shownAsOf(formatTimeOfDay(oldest, now))}
          </p>
          <Button variant="default" onClick={() => void retry.run(look)} disabled={retry.busy}>
            {retry.busy ? text.trying : text.retry}
          </Button>
        </div>
      )}
      {connection === 'slow' && (
        <div className={`${styles.banner} ${styles.passing}`}>
          <p>{text.slow}</p>
        </div>
      )}
    </div>
  );
}
