import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { AddressTabs } from '../address-tabs.tsx';
import { PageHeader } from '../page-header.tsx';
import { financeText as text } from '#text/common/finance.ts';

const TABS = [
  { to: paths.finance, name: text.tabs.overview },
  { to: paths.turnover, name: text.tabs.turnover },
  { to: paths.financeRules, name: text.tabs.rules },
  { to: paths.offers, name: text.tabs.offers },
] as const;

interface FinanceHeaderProps {
  /** The page's own name; that of finance for the overview. */
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
      <AddressTabs label={text.tabsLabel} tabs={TABS} current={current} />
    </>
  );
}
