import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Member } from '#shared/models/workspace.ts';
import type { Role } from '#shared/rules/roles.ts';
import { ALL_TEAMS, findMembers, inTeam, knownTeams, NO_TEAM, readRole, type TeamFilter } from './members.ts';

/** In the address, so that a link leads to «hr» and reloading keeps it. */
export const ROLE_PARAMETER = 'role';

export interface MemberFilter {
  /** Null: members of every role. */
  readonly role: Role | null;
  readonly search: string;
  readonly team: TeamFilter;
  readonly setSearch: (search: string) => void;
  readonly setTeam: (team: TeamFilter) => void;
  /** The teams there are. */
  readonly teams: readonly string[];
  /** Who fits. */
  readonly found: readonly Member[];
  /** Whether anything is looked for. */
  readonly narrowed: boolean;
  /** Changes with what is looked for. */
  readonly key: string;
}

/** Which of the members are shown: those of a role, of a team, those that a search finds. */
export function useMemberFilter(members: readonly Member[]): MemberFilter {
  const [params] = useSearchParams();
  const role = readRole(params.get(ROLE_PARAMETER));
  const [search, setSearch] = useState('');
  const [chosen, setTeam] = useState<TeamFilter>(ALL_TEAMS);
  const teams = useMemo(() => knownTeams(members), [members]);
  // A team that is gone meanwhile is no filter any more.
  const team = chosen === NO_TEAM || teams.includes(chosen) ? chosen : ALL_TEAMS;
  const found = useMemo(
    () => findMembers(members, search).filter((one) => inTeam(one, team) && (role === null || one.role === role)),
    [members, search, team, role],
  );
  return {
    role,
    search,
    team,
    setSearch,
    setTeam,
    teams,
    found,
    narrowed: search.trim() !== '' || team !== ALL_TEAMS || role !== null,
    key: JSON.stringify([role, team, search]),
  };
}
