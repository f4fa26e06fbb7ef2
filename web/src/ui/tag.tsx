import type { ReactNode } from 'react';
import styles from './tag.module.css';

export type TagTone = 'calm' | 'good' | 'warning' | 'attention';

/** A word about the thing beside it; the colour only repeats what the word says. */
export function Tag({ tone = 'calm', children }: { readonly tone?: TagTone; readonly children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
}
