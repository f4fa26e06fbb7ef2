import { ActionIcon, Drawer } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DEFAULT_ROLE } from '#shared/rules/roles.ts';
import { appText } from '#web/text/app.ts';
import { MenuIcon } from '#web/ui/icons.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { paths } from '#web/lib/paths.ts';
import { useAccount } from '#web/lib/workspace-context.tsx';
import styles from './mobile-bar.module.css';
import { Navigation } from './navigation.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import { UserBlock } from './user-block.tsx';
import { WorkspaceSwitcher } from './workspace-switcher.tsx';

interface MobileBarProps {
  readonly onCreateWorkspace: () => void;
  readonly onOpenSettings: () => void;
}

/** The top of the shell on narrow screens; everything the sidebar holds waits in a drawer. */
export function MobileBar({ onCreateWorkspace, onOpenSettings }: MobileBarProps) {
  const { workspace } = useAccount();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <header className={styles.bar}>
      <Link to={paths.home} className={styles.home}>
        <Logo />
      </Link>
      <div className={styles.tools}>
        <SchemeToggle />
        <ActionIcon onClick={() => setOpened(true)} aria-label={appText.openNavigation} aria-expanded={opened}>
          <MenuIcon size={24} />
        </ActionIcon>
      </div>
      <Drawer opened={opened} onClose={close} position="right" size={320} title={<Logo />}>
        <div className={styles.drawer}>
          <WorkspaceSwitcher onCreate={onCreateWorkspace} onChoose={close} />
          <Navigation role={workspace?.user_role ?? DEFAULT_ROLE} onChoose={close} />
          <UserBlock
            onOpenSettings={() => {
              close();
              onOpenSettings();
            }}
          />
        </div>
      </Drawer>
    </header>
  );
}
