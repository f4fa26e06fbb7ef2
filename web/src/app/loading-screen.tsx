import { useConnection } from '#web/lib/connection.ts';
import { appText } from '#text/common/app.ts';
import { commonText } from '#text/common/common.ts';
import styles from './loading-screen.module.css';

/** A spinner with a word, for the time before there is anything to show. */
export function LoadingScreen({ children = commonText.loading }: { readonly children?: string }) {
  const connection = useConnection();
  return (
    <div className={styles.waiting} role="status">
      <svg className={styles.spinner} viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
        <circle className={styles.track} cx="22" cy="22" r="18" />
        <circle className={styles.arc} cx="22" cy="22" r="18" pathLength={100} />
      </svg>
      <p>{children}</p>
      {connection !== 'good' && <p>{connection === 'lost' ? commonText.noConnection : appText.connection.slow}</p>}
    </div>
  );
}
