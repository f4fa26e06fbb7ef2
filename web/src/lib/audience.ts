import type { ResultsVisibility } from '#shared/models/answers.ts';
import type { Channel } from '#shared/channels/index.ts';
import type { Audience, GivenAudience } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Member } from '#shared/models/workspace.ts';
import type { Role } from '#shared/rules/roles.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { LOCALE } from '#text/format.ts';

/** Whom a run is to ask, as it stands in a form: what was chosen under another kind is not forgotten. */
export interface AudienceChoice {
  readonly kind: Audience['kind'];
  readonly roles: readonly Role[];
  readonly teams: readonly string[];
  readonly userIds: readonly string[];
}

export const EVERYBODY: AudienceChoice = { kind: 'all', roles: [], teams: [], userIds: [] };

/** Two audiences that differ by fewer people tell, by subtraction, what these have said. */
const SUBTRACTION_MIN = 5;

/** The choice behind a run; who was chosen by name is told apart. */
export function choiceOf(audience: Audience, userIds: readonly string[]): AudienceChoice {
  if (audience.kind === 'roles') return { ...EVERYBODY, kind: 'roles', roles: audience.roles };
  if (audience.kind === 'teams') return { ...EVERYBODY, kind: 'teams', teams: audience.teams };
  return { ...EVERYBODY, kind: audience.kind, userIds };
}

/** The same as it is sent. */
export function toGivenAudience({ kind, roles, teams, userIds }: AudienceChoice): GivenAudience {
  switch (kind) {
    case 'all':
      return { kind };
    case 'roles':
      return { kind, roles: [...roles] };
    case 'teams':
      return { kind, teams: [...teams] };
    case 'members':
      return { kind, user_ids: [...userIds] };
  }
}

/** Whether nobody is picked out yet, which shows before it is known who is in the workspace. */
export function picksNobody({ kind, roles, teams, userIds }: AudienceChoice): boolean {
  switch (kind) {
    case 'all':
      return false;
    case 'roles':
      return roles.length === 0;
    case 'teams':
      return teams.length === 0;
    case 'members':
      return userIds.length === 0;
  }
}

/** Those of the members whom a choice means. */
export function chosenMembers({ kind, roles, teams, userIds }: AudienceChoice, members: readonly Member[]): Member[] {
  const ids = new Set(userIds);
  return members.filter(({ id, role, team }) => {
    if (kind === 'roles') return roles.includes(role);
    if (kind === 'teams') return team !== null && teams.includes(team);
    return kind === 'all' || ids.has(id);
  });
}

/** How many of these members nothing reaches by the channels: letters go to addresses that are known to be theirs. */
export function countUnreached(members: readonly Member[], channels: readonly Channel[]): number {
  const byMailAlone = channels.length === 1 && channels[0] === 'mail';
  return byMailAlone ? members.filter((member) => member.email_verified === false).length : 0;
}

/** A team, and how many are in it. */
export interface TeamCount {
  readonly team: string;
  readonly count: number;
}

/** Somebody who is asked, as far as teams are concerned. */
export type InTeam = Pick<Member, 'team'>;

/** So many people, each in a team of these or in none. */
export function peopleInTeams(people: number, teams: readonly TeamCount[]): InTeam[] {
  const inTeams = teams.flatMap(({ team, count }) => Array.from({ length: count }, () => ({ team })));
  return [...inTeams, ...Array.from({ length: Math.max(0, people - inTeams.length) }, () => ({ team: null }))];
}

/** The teams there are, by name, with how many are in each. */
export function teamsOf(people: readonly InTeam[]): TeamCount[] {
  const counts = new Map<string, number>();
  for (const { team } of people) if (team !== null) counts.set(team, (counts.get(team) ?? 0) + 1);
  return [...counts].map(([team, count]) => ({ team, count })).toSorted((a, b) => a.team.localeCompare(b.team, LOCALE));
}

/** How many teams of these people are large enough for figures of their own, and of how many. */
export function teamsShown(
  asked: readonly InTeam[],
  smallest: number,
): { readonly told: number; readonly all: number } {
  const teams = teamsOf(asked);
  return { told: teams.filter(({ count }) => count >= smallest).length, all: teams.length };
}

/** Whether teams of these people can be compared: one at least is large enough to hide who is who. */
export function canCompareTeams(asked: readonly InTeam[]): boolean {
  return teamsOf(asked).some(({ count }) => count >= SMALLEST_GROUP);
}

/** Whether an anonymous run may not be opened for so few people picked out. */
export function isTooFew({ kind }: AudienceChoice, count: number): boolean {
  return kind !== 'all' && count < SMALLEST_GROUP;
}

/** When answers are seen unless somebody chooses otherwise. */
export function usualVisibility(anonymous: boolean): ResultsVisibility {
  return anonymous ? 'from_5' : 'live';
}

/**
 * Whether nothing of a run would ever be shown: it asks so few people without names, and nobody by a public link. The
 * server settles it when the run is opened (functions/runs/repositories/withheld.ts).
 */
export function isNeverShown(poll: Pick<Poll, 'is_anonymous' | 'allow_anonymous_link'>, asked: number): boolean {
  return poll.is_anonymous && !poll.allow_anonymous_link && asked < SMALLEST_GROUP;
}

/** Whether one of the earlier audiences is almost this one: then the difference of the results has few faces. */
export function isAlmostTheSame(chosen: readonly string[], earlier: readonly (readonly string[])[]): boolean {
  const now = new Set(chosen);
  return earlier.some((ids) => {
    const common = ids.filter((id) => now.has(id)).length;
    const differing = ids.length + now.size - 2 * common;
    return differing > 0 && differing < SUBTRACTION_MIN;
  });
}
