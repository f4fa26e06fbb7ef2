import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Role } from '#shared/rules/roles.ts';
import { formatNumber } from '#text/format.ts';
import { appText } from '#text/common/app.ts';
import {
  DashboardIcon,
  FinanceIcon,
  PeopleIcon,
  PollsIcon,
  SettingsIcon,
  TasksIcon,
  WorkspacesIcon,
  type IconProps,
} from '#web/ui/icons.tsx';
import { useWaiting } from '#web/lib/use-waiting.ts';
import { useAccount } from '#web/lib/workspace-context.tsx';
import { activeSection, paths, SECTIONS, type Section } from '#web/lib/paths.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import styles from './navigation.module.css';

interface NavigationItem {
  readonly icon: ComponentType<IconProps>;
  /** Roles that see the item; none are set today, so everybody sees everything. */
  readonly roles?: readonly Role[];
}

const items: Record<Section, NavigationItem> = {
  dashboard: { icon: DashboardIcon },
  polls: { icon: PollsIcon },
  employees: { icon: PeopleIcon },
  tasks: { icon: TasksIcon },
  finance: { icon: FinanceIcon },
  workspaces: { icon: WorkspacesIcon },
  settings: { icon: SettingsIcon },
};

interface NavigationProps {
  readonly role: Role;
  /** Icons alone, the names for readers and as tooltips. */
  readonly compact?: boolean;
  readonly onChoose?: () => void;
}

/** The sections of the shell as links; the current one is marked for eyes and readers alike. */
export function Navigation({ role, compact = false, onChoose }: NavigationProps) {
  const { pathname, search } = useLocation();
  const current = activeSection(pathname, search);
  const visible = SECTIONS.filter((id) => items[id].roles?.includes(role) ?? true);
  return (
    <nav aria-label={appText.navigation}>
      <Stack as="ul" gap="2">
        {visible.map((id) => {
          const Icon = items[id].icon;
          const name = appText.sections[id];
          return (
            <li key={id}>
              <Link
                to={paths.section(id)}
                className={compact ? styles.compact : styles.link}
                aria-current={id === current ? 'page' : undefined}
                title={compact ? name : undefined}
                onClick={onChoose}
              >
                <Icon />
                <span className={compact ? 'visually-hidden' : undefined}>{name}</span>
                {id === 'polls' && <WaitingBadge compact={compact} />}
              </Link>
            </li>
          );
        })}
      </Stack>
    </nav>
  );
}

/** How many polls wait for the answers of whoever is here; nothing where none do. */
function WaitingBadge({ compact }: { readonly compact: boolean }) {
  const { workspace } = useAccount();
  const { data } = useWaiting(workspace?.id ?? null);
  const count = data?.waiting.length ?? 0;
  if (count === 0) return null;
  return (
    <span className={compact ? styles.compactBadge : styles.badge}>
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span className="visually-hidden">{appText.waiting(count)}</span>
    </span>
  );
}
