import type { ReactNode } from 'react';
import styles from './task-drawer.module.css';

/** A fact with its name. */
export function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
