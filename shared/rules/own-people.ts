import { MANAGER_ROLE, type Role } from './roles.ts';

/** What the managers of a workspace see: the company, or their own teams alone. */
export const MANAGERS_VIEWS = ['company', 'own_team'] as const;
export type ManagersView = (typeof MANAGERS_VIEWS)[number];

/** What is looked at of a member to say whose they are. */
export interface Led {
  readonly userId: string;
  /** Null for who is in no team. */
  readonly team: string | null;
  /** Null where nobody has said it; whoever has left leads nobody. */
  readonly managerId: string | null;
}

/** Of which teams and people somebody may be told: of all, or of their own. */
export type Reach =
  | { readonly all: true }
  | { readonly all: false; readonly teams: ReadonlySet<string>; readonly people: ReadonlySet<string> };

/** The reach of whoever sees the company. */
export const EVERYTHING: Reach = { all: true };

/** Whether a member sees their own teams alone: managers do, where the owner has said so. */
export function seesOwnTeamsOnly(role: Role, view: ManagersView): boolean {
  return role === MANAGER_ROLE && view === 'own_team';
}

/** Everybody whose chain of managers leads to this one, directly or through others; never the manager. */
export function ownPeople(members: readonly Led[], managerId: string): ReadonlySet<string> {
  const led = Map.groupBy(members, (member) => member.managerId);
  const found = new Set([managerId]);
  // A set gives what is added while it is walked, each once: a circle of managers ends, too.
  for (const id of found) for (const { userId } of led.get(id) ?? []) found.add(userId);
  found.delete(managerId);
  return found;
}

/**
 * The teams that are a manager's own: at least one of their people is in it, and nobody else but themselves. Of a team
 * that somebody else leads a part of, its figures would tell of people who are not theirs.
 */
export function ownTeams(
  members: readonly Led[],
  managerId: string,
  people: ReadonlySet<string> = ownPeople(members, managerId),
): ReadonlySet<string> {
  const byTeam = Map.groupBy(members, ({ team }) => team);
  const own = new Set<string>();
  for (const [team, inIt] of byTeam) {
    const others = inIt.filter(({ userId }) => userId !== managerId);
    if (team !== null && others.length > 0 && others.every(({ userId }) => people.has(userId))) own.add(team);
  }
  return own;
}

/** Of whom a manager is told who sees their own teams alone. */
export function ownReach(members: readonly Led[], managerId: string): Reach {
  const people = ownPeople(members, managerId);
  return { all: false, people, teams: ownTeams(members, managerId, people) };
}

/** Whether a person is within reach. */
export function reachesPerson(reach: Reach, userId: string): boolean {
  return reach.all || reach.people.has(userId);
}

/** Whether a team is within reach; all others together, who have no name, are within that of the company alone. */
export function reachesTeam(reach: Reach, team: string | null): boolean {
  return reach.all || (team !== null && reach.teams.has(team));
}
