import { TextInput } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import type { Member } from '#shared/models/workspace.ts';
import { type Role, ROLES } from '#shared/rules/roles.ts';
import { formatNumber } from '#text/format.ts';
import { SearchIcon } from '#web/ui/icons.tsx';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
import { countRoles } from '../lib/members.ts';
import { ROLE_PARAMETER, type MemberFilter } from '../lib/use-member-filter.ts';
import { workspacesText } from '#text/workspaces.ts';
import styles from './member-filters.module.css';

const text = workspacesText.members;
/** From so many people on a list is searched rather than read. */
const SEARCHED_FROM = 8;

interface MemberFiltersProps {
  readonly members: readonly Member[];
  readonly filter: MemberFilter;
}

/** The roles with how many have each, as links that narrow the list, and the search beside them. */
export function MemberFilters({ members, filter }: MemberFiltersProps) {
  const counts = countRoles(members);
  if (members.length < 2) return null;
  return (
    <Inline justify="between" gap="24" rowGap="12">
      <Inline as="nav" align="stretch" gap="8" aria-label={text.byRole}>
        <RoleLink to={null} count={members.length} current={filter.role} />
        {ROLES.map((role) => (
          <RoleLink key={role} to={role} count={counts[role]} current={filter.role} />
        ))}
      </Inline>
      {members.length >= SEARCHED_FROM && (
        <TextInput
          type="search"
          className={styles.search}
          aria-label={text.search}
          placeholder={text.searchPlaceholder}
          leftSection={<SearchIcon size={18} />}
          value={filter.search}
          onChange={({ currentTarget }) => filter.setSearch(currentTarget.value)}
        />
      )}
    </Inline>
  );
}

interface RoleLinkProps {
  /** Null: to everybody. */
  readonly to: Role | null;
  readonly count: number;
  readonly current: Role | null;
}

function RoleLink({ to: role, count, current }: RoleLinkProps) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  if (role === null) query.delete(ROLE_PARAMETER);
  else query.set(ROLE_PARAMETER, role);
  return (
    <Link
      className={styles.role}
      to={{ pathname, search: query.toString() }}
      replace
      preventScrollReset
      aria-current={role === current ? 'true' : undefined}
    >
      {role === null ? text.everybody : text.rolesOfMany[role]}{' '}
      <Text as="span" weight="400">
        {formatNumber(count)}
      </Text>
    </Link>
  );
}
