import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DEFAULT_ROLE } from '#shared/rules/roles.ts';
import { safeStorage } from '#web/lib/safe-storage.ts';
import { appText } from '#text/common/app.ts';
import { SidebarIcon } from '#web/ui/icons.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { paths } from '#web/lib/paths.ts';
import { useAccount } from '#web/lib/workspace-context.tsx';
import { Bell } from './bell.tsx';
import { FindButton } from './find-button.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import { Navigation } from './navigation.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import styles from './sidebar.module.css';
import { UserBlock } from './user-block.tsx';
import { WorkspaceSwitcher } from './workspace-switcher.tsx';

const COLLAPSED_KEY = 'sidebarCollapsed';

interface SidebarProps {
  readonly onCreateWorkspace: () => void;
  readonly onOpenSettings: () => void;
  /** Opens the palette; undefined while there is no workspace to look through. */
  readonly onFind: (() => void) | undefined;
}

/** The side of the shell on wide screens; narrow on demand, remembered on this device. */
export function Sidebar({ onCreateWorkspace, onOpenSettings, onFind }: SidebarProps) {
  const { workspace } = useAccount();
  const [collapsed, setCollapsed] = useState(() => safeStorage.read(COLLAPSED_KEY) === 'true');

  function toggle() {
    safeStorage.write(COLLAPSED_KEY, String(!collapsed));
    setCollapsed(!collapsed);
  }

  const toggleName = collapsed ? appText.expandSidebar : appText.collapseSidebar;
  return (
    <aside className={collapsed ? styles.collapsed : styles.sidebar}>
      <Inline justify="between" nowrap className={styles.top}>
        <Link to={paths.home} className={styles.home}>
          <Logo markOnly={collapsed} />
        </Link>
        <div className={styles.tools}>
          <Bell />
          <SchemeToggle />
          <ActionIcon onClick={toggle} aria-label={toggleName} title={toggleName} aria-expanded={!collapsed}>
            <SidebarIcon />
          </ActionIcon>
        </div>
      </Inline>
      <WorkspaceSwitcher compact={collapsed} onCreate={onCreateWorkspace} />
      {onFind && <FindButton compact={collapsed} onFind={onFind} />}
      <div className={styles.sections}>
        <Navigation role={workspace?.user_role ?? DEFAULT_ROLE} compact={collapsed} />
      </div>
      <div className={styles.bottom}>
        <UserBlock compact={collapsed} onOpenSettings={onOpenSettings} />
      </div>
    </aside>
  );
}
