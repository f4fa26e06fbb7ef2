import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sameId } from '#web/lib/identifiers.ts';
import { activeSection, paths } from '#web/lib/paths.ts';
import { useAccount } from '#web/lib/workspace-context.tsx';
import { appText } from '#text/common/app.ts';
import { roleNames } from '#text/common/roles.ts';
import { CheckIcon, PlusIcon } from '#web/ui/icons.tsx';
import styles from './workspace-switcher.module.css';

interface WorkspaceMenuProps {
  readonly width: number | 'target';
  readonly onCreate: () => void;
  readonly onChoose: (() => void) | undefined;
  /** The button it drops down from. */
  readonly children: ReactNode;
}

/** The workspaces somebody is in, and a new one; open from the start, since it arrives when it is first asked for. */
export default function WorkspaceMenu({ width, onCreate, onChoose, children }: WorkspaceMenuProps) {
  const { workspace, workspaces = [], select } = useAccount();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  function choose(id: string) {
    onChoose?.();
    if (sameId(id, workspace?.id)) return;
    select(id);
    // A poll or an employee of the workspace left behind would not be found in the new one.
    navigate(paths.section(activeSection(pathname, search)));
  }

  return (
    <Menu defaultOpened position="bottom-start" width={width} withinPortal={false}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown className={styles.dropdown}>
        {workspaces.map((one) => (
          <Menu.Item
            key={one.id}
            onClick={() => choose(one.id)}
            rightSection={sameId(one.id, workspace?.id) ? <CheckIcon size={18} className={styles.check} /> : undefined}
            aria-current={sameId(one.id, workspace?.id) ? 'true' : undefined}
          >
            <span className={styles.name}>{one.name}</span>
            <span className={styles.label}>{roleNames[one.user_role]}</span>
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
