import type { ReactNode } from 'react';
import styles from './note.module.css';

interface NoteProps {
  readonly tone: 'good' | 'warning' | 'attention';
  readonly children: ReactNode;
}

/** A sentence in its place: what went well, what is near, what did not work. Readers hear it as it comes. */
export function Note({ tone, children }: NoteProps) {
  return (
    <p className={`${styles.note} ${styles[tone]}`} role={tone === 'attention' ? 'alert' : 'status'}>
      {children}
    </p>
  );
}
