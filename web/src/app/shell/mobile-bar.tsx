import { ActionIcon } from '@mantine/core';
import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { appText } from '#text/common/app.ts';
import { whenConnected } from '#web/lib/connection.ts';
import { paths } from '#web/lib/paths.ts';
import { Arrival } from '#web/ui/arrival.tsx';
import { MenuIcon, SearchIcon } from '#web/ui/icons.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import { Logo } from '#web/ui/logo.tsx';
import styles from './mobile-bar.module.css';
import { Bell } from './bell.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import { useLateDialog } from './use-late-dialog.ts';

const MobileDrawer = lazy(whenConnected(() => import('./mobile-drawer.tsx')));

interface MobileBarProps {
  /** Opens the palette; undefined while there is no workspace to look through. */
  readonly onFind: (() => void) | undefined;
  readonly onCreateWorkspace: () => void;
  readonly onOpenSettings: () => void;
}

/** The top of the shell on narrow screens; everything the sidebar holds waits in a drawer. */
export function MobileBar({ onFind, ...actions }: MobileBarProps) {
  const { wanted, opened, open, close } = useLateDialog();
  return (
    <header className={styles.bar}>
      <Link to={paths.home} className={styles.home}>
        <Logo />
      </Link>
      <Inline align="stretch" nowrap>
        {onFind && (
          <ActionIcon onClick={onFind} aria-label={appText.find} aria-haspopup="dialog">
            <SearchIcon size={22} />
          </ActionIcon>
        )}
        <Bell />
        <SchemeToggle />
        <ActionIcon onClick={open} aria-label={appText.openNavigation} aria-expanded={opened}>
          <MenuIcon size={24} />
        </ActionIcon>
      </Inline>
      <Arrival waiting={null} failed={appText.connection.partFailed}>
        {wanted && <MobileDrawer opened={opened} onClose={close} {...actions} />}
      </Arrival>
    </header>
  );
}
