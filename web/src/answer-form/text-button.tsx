import type { ReactNode } from 'react';
import styles from './text-button.module.css';

/** A small action inside a sentence. */
export function TextButton({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className={styles.link} onClick={onClick}>
      {children}
    </button>
  );
}
