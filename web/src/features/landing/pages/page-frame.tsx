import type { ReactNode } from 'react';
import type { PublicPage } from '#shared/models/site.ts';
import { siteAddress } from '#web/lib/site-address.ts';
import { Logo } from '#web/ui/logo.tsx';
import { sitePageWords } from '#text/site/site-pages.ts';
import { Text } from '#web/ui/layout/layout.tsx';
import { LandingFooter } from '../landing-footer.tsx';
import '../landing.css';
import styles from './page-frame.module.css';

interface PageFrameProps {
  readonly page: PublicPage;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A public page beside the landing: head, title, what it says, and the footer that leads to the others. */
export function PageFrame({ page, title, lead, children }: PageFrameProps) {
  return (
    <div className={styles.page}>
      <header className={`landing-wrap ${styles.head}`}>
        <a href={siteAddress('/')} className={styles.home} aria-label={sitePageWords.home}>
          <Logo />
        </a>
      </header>
      <main className={`landing-wrap ${styles.main}`}>
        <h1 className={styles.title}>{title}</h1>
        <Text above="16" tone="ink-2" pretty className={styles.lead}>
          {lead}
        </Text>
        {children}
      </main>
      <LandingFooter page={page} />
    </div>
  );
}
