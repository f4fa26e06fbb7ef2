import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from './logo.tsx';
import { PulseLine } from './pulse-line.tsx';
import { paths } from '#web/lib/paths.ts';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly title: string;
  /** Left out where what stands below says it. */
  readonly text?: string;
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
        {text !== undefined && (
          <Text size="lead" tone="ink-2" pretty className={styles.text}>
            {text}
          </Text>
        )}
        <Inline align="stretch" justify="center" gap="12" above="20">
          {children}
        </Inline>
      </main>
    </div>
  );
}
