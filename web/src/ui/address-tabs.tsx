import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Inline } from '#web/ui/layout/layout.tsx';
import styles from './address-tabs.module.css';

interface AddressTabsProps {
  /** What the tabs choose among, for screen readers. */
  readonly label: string;
  readonly tabs: readonly {
    readonly to: string;
    readonly name: string;
    /** What is to be known of it before it is opened. */
    readonly note?: ReactNode;
  }[];
  /** The address of the tab that is shown. */
  readonly current: string;
}

/** Moves the line of tabs, and nothing else, so that the one that is open is seen whole on a narrow screen. */
function show(tab: HTMLElement | null): void {
  const line = tab?.parentElement;
  if (line) line.scrollLeft = tab.offsetLeft - line.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2;
}

/** Tabs that are pages of their own: each has an address, so it can be linked to, opened beside and gone back to. */
export function AddressTabs({ label, tabs, current }: AddressTabsProps) {
  return (
    <Inline as="nav" align="stretch" nowrap gap="24" className={styles.tabs} aria-label={label}>
      {tabs.map(({ to, name, note }) => (
        <Link
          key={to}
          to={to}
          ref={to === current ? show : undefined}
          className={styles.tab}
          aria-current={to === current ? 'page' : undefined}
        >
          {name}
          {note}
        </Link>
      ))}
    </Inline>
  );
}
