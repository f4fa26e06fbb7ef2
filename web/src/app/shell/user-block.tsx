import { ActionIcon } from '@mantine/core';
import { DEFAULT_ROLE } from '#shared/rules/roles.ts';
import { logout } from '#web/lib/api-client.ts';
import { appText } from '#text/common/app.ts';
import { roleNames } from '#text/common/roles.ts';
import { initials } from '#web/lib/initials.ts';
import { LogoutIcon } from '#web/ui/icons.tsx';
import { useAccount } from '#web/lib/workspace-context.tsx';
import { Text } from '#web/ui/layout/layout.tsx';
import styles from './user-block.module.css';

interface UserBlockProps {
  readonly compact?: boolean;
  readonly onOpenSettings: () => void;
}

/** Who is logged in, the way to the own settings, and the way out. */
export function UserBlock({ compact = false, onOpenSettings }: UserBlockProps) {
  const { user, workspace } = useAccount();
  if (!user) return null;
  const name = `${user.first_name} ${user.last_name}`;
  return (
    <div className={compact ? styles.compact : styles.block}>
      <button
        type="button"
        className={styles.who}
        aria-haspopup="dialog"
        title={compact ? name : undefined}
        onClick={onOpenSettings}
      >
        <span className={styles.avatar} aria-hidden="true">
          {initials(user.first_name, user.last_name)}
        </span>
        <span className={compact ? 'visually-hidden' : styles.words}>
          <Text as="span" size="note" weight="600" oneLine className={styles.name}>
            {name}
          </Text>
          {workspace && <span className={styles.role}>{roleNames[workspace.user_role ?? DEFAULT_ROLE]}</span>}
        </span>
        <span className="visually-hidden">, {appText.openAccount}</span>
      </button>
      <ActionIcon onClick={logout} aria-label={appText.logout} title={appText.logout} className={styles.leave}>
        <LogoutIcon />
      </ActionIcon>
    </div>
  );
}
