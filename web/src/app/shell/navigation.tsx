import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Role } from '#shared/rules/roles.ts';
import { appText } from '#web/text/app.ts';
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
import { activeSection, paths, SECTIONS, type Section } from '#web/lib/paths.ts';
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
      <ul className={styles.list}>
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
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
