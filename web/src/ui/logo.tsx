import { commonText } from '#text/common/common.ts';
import styles from './logo.module.css';

/** The mark: a heartbeat in a pine square, with the name beside it unless there is no room. */
export function Logo({ markOnly = false }: { readonly markOnly?: boolean }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 34 34" width="34" height="34" aria-hidden="true" focusable="false">
        <rect width="34" height="34" rx="10" className={styles.square} />
        <path d="M5 18h5.5l3-8 5 14 3.5-9 1.5 3H29" className={styles.beat} />
      </svg>
      <span className={markOnly ? 'visually-hidden' : styles.name}>{commonText.brand}</span>
    </span>
  );
}
