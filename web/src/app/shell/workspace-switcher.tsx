import { Menu } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router-dom';
import { sameId } from '#web/lib/identifiers.ts';
import { appText } from '#web/text/app.ts';
import { CheckIcon, ChevronDownIcon, PlusIcon } from '#web/ui/icons.tsx';
import { activeSection, paths } from '#web/lib/paths.ts';
import { useAccount } from '#web/lib/workspace-context.tsx';
import styles from './workspace-switcher.module.css';

interface WorkspaceSwitcherProps {
  readonly compact?: boolean;
  readonly onCreate: () => void;
  readonly onChoose?: () => void;
}

/** Which workspace we are in, the others, and a new one. */
export function WorkspaceSwitcher({ compact = false, onCreate, onChoose }: WorkspaceSwitcherProps) {
  const { workspace, workspaces = [], select } = useAccount();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const name = workspace?.name ?? '—';

  function choose(id: string) {
    onChoose?.();
    if (sameId(id, workspace?.id)) return;
    select(id);
    // A poll or an employee of the workspace left behind would not be found in the new one.
    navigate(paths.section(activeSection(pathname, search)));
  }

  return (
    <Menu position="bottom-start" width={compact ? 240 : 'target'} withinPortal={false}>
      <Menu.Target>
        <button type="button" className={compact ? styles.mark : styles.switcher} title={compact ? name : undefined}>
          {compact && <span aria-hidden="true">{name.slice(0, 1).toUpperCase()}</span>}
          <span className={compact ? 'visually-hidden' : styles.words}>
            <span className={styles.label}>{appText.workspace}</span>
            <span className={styles.name}>{name}</span>
            <span className="visually-hidden">, {appText.switchWorkspace}</span>
          </span>
          {!compact && <ChevronDownIcon size={18} />}
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles.dropdown}>
        {workspaces.map((one) => (
          <Menu.Item
            key={one.id}
            onClick={() => choose(one.id)}
            rightSection={sameId(one.id, workspace?.id) ? <CheckIcon size={18} className={styles.check} /> : undefined}
            aria-current={sameId(one.id, workspace?.id) ? 'true' : undefined}
          >
            <span className={styles.name}>{one.name}</span>
            <span className={styles.label}>{one.user_role}</span>
          </Menu.Item>
        ))}
        <Menu.Item
          leftSection={<PlusIcon size={18} />}
          onClick={() => {
            onChoose?.();
            onCreate();
          }}
        >
          {appText.newWorkspace}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
