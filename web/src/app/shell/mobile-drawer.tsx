import { Drawer } from '@mantine/core';
import { DEFAULT_ROLE } from '#shared/rules/roles.ts';
import { useAccount } from '#web/lib/workspace-context.tsx';
import { Logo } from '#web/ui/logo.tsx';
import styles from './mobile-bar.module.css';
import { Navigation } from './navigation.tsx';
import { UserBlock } from './user-block.tsx';
import { WorkspaceSwitcher } from './workspace-switcher.tsx';

interface MobileDrawerProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onCreateWorkspace: () => void;
  readonly onOpenSettings: () => void;
}

/** Everything the sidebar holds, on narrow screens. */
export default function MobileDrawer({ opened, onClose, onCreateWorkspace, onOpenSettings }: MobileDrawerProps) {
  const { workspace } = useAccount();
  return (
    <Drawer opened={opened} onClose={onClose} position="right" size={320} title={<Logo />}>
      <div className={styles.drawer}>
        <WorkspaceSwitcher onCreate={onCreateWorkspace} onChoose={onClose} />
        <Navigation role={workspace?.user_role ?? DEFAULT_ROLE} onChoose={onClose} />
        <UserBlock
          onOpenSettings={() => {
            onClose();
            onOpenSettings();
          }}
        />
      </div>
    </Drawer>
  );
}
