import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { financeText as text } from '../text.ts';
import styles from './finance-header.module.css';

const TABS = [
  [paths.finance, text.tabs.overview],
  [paths.turnover, text.tabs.turnover],
  [paths.financeRules, text.tabs.rules],
  [paths.offers, text.tabs.offers],
] as const;

interface FinanceHeaderProps {
  /** The page's own name; «Финансы» for the overview. */
  readonly title?: string;
  readonly note?: string | undefined;
  /** The view's actions: one primary at most. */
  readonly children?: ReactNode;
}

/** The head of a page of finance: its title, its actions, the way to the others. */
export function FinanceHeader({ title = text.title, note, children }: FinanceHeaderProps) {
  const { pathname } = useLocation();
  // The sidebar leads to the overview by its query.
  const current = pathname === paths.app ? paths.finance : pathname;
  return (
    <>
      <PageHeader title={title} {...(note === undefined ? {} : { note })}>
        {children}
      </PageHeader>
      <nav className={styles.tabs} aria-label={text.tabsLabel}>
        {TABS.map(([to, name]) => (
          <Link key={to} to={to} className={styles.tab} aria-current={to === current ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
    </>
  );
}
