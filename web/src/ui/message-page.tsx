import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from './logo.tsx';
import { PulseLine } from './pulse-line.tsx';
import { paths } from '#web/lib/paths.ts';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  /** The ways out, as buttons. */
  readonly children: ReactNode;
}

/** A whole page that says one thing and offers the way on. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to={paths.home} className={styles.home}>
          <Logo />
        </Link>
      </header>
      <main className={styles.main}>
        <PulseLine drawn />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{children}</div>
      </main>
    </div>
  );
}
