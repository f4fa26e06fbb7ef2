import { conflict, forbidden, invalid } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import type { CodeTeam } from './code-team.ts';
import type { ComparedTeam } from './repositories/compared-teams.ts';
import { contactsToAsk, contactTeamsOf } from './asked-contacts.ts';
import type { AskedMembers } from './repositories/asked-people.ts';
import { wasOpened, type Run } from './repositories/run.ts';
import { teamsOfSheets } from './sheet-teams.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Poll } from '#functions/polls/repositories/polls.ts';
import type { Repositories } from '#data/repositories.ts';
import type { Answered } from './repositories/shown-turnout.ts';
import type { Audience, GivenAudience } from '#shared/models/run.ts';
import { asksOnePerson } from '#shared/rules/one-person.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { runsErrors } from '#text/runs/errors.ts';

type InWorkspace<Names extends keyof Repositories> = Pick<OperationContext<Names>, 'repos'> & {
  readonly workspaceId: string;
};

/** An audience as the run keeps it, and apart from it the members picked by name, where they are. */
interface Chosen {
  readonly audience: Audience;
  readonly chosen: readonly string[] | null;
}

/** Reads whom a run is to ask, nobody and nothing named twice. Who has left is passed over, a stranger is a mistake. */
export async function readAudience(given: GivenAudience, context: InWorkspace<'members'>): Promise<Chosen> {
  if (given.kind === 'roles') return { audience: { kind: 'roles', roles: [...new Set(given.roles)] }, chosen: null };
  if (given.kind === 'teams') return { audience: { kind: 'teams', teams: [...new Set(given.teams)] }, chosen: null };
  if (given.kind === 'all') return { audience: given, chosen: null };
  const { members, strangers } = await context.repos.members.known(context.workspaceId, [...new Set(given.user_ids)]);
  const path = (userId: string): string => `audience.user_ids.${given.user_ids.indexOf(userId)}`;
  if (strangers.length > 0) invalid(strangers.map((id) => ({ path: path(id), message: runsErrors.unknownMember })));
  if (members.length === 0) invalid([{ path: 'audience.user_ids', message: runsErrors.allGone }]);
  const chosen = members.map(({ userId }) => userId);
  return { audience: { kind: 'members', people: chosen.length }, chosen };
}

/**
 * Whom a run asks from its first opening on, and how many they are. Roles and teams count as they are now: were they
 * looked up with every answer, whoever changes them could leave one person alone in an anonymous run.
 */
export async function settleAudience(
  run: Run,
  poll: Poll,
  memberCount: number,
  { repos, workspaceId }: InWorkspace<'audiences' | 'chats' | 'codeSheets' | 'contacts' | 'members'>,
): Promise<AskedMembers> {
  const everybody = run.audience.kind === 'all';
  const forOne = asksOnePerson(poll) && !poll.isAnonymous;
  if (forOne && run.audience.kind !== 'members') notForOne();
  const others = await contactsToAsk(run.audience, run.channels, workspaceId, repos);
  const contacts = others.asked;
  if (everybody && !run.compareTeams) {
    return { invited: memberCount, userIds: null, contacts, contactTeams: [], teams: [] };
  }
  const members = await repos.members.all(workspaceId, { consistent: true });
  const asked = await askedAmong(members, run, repos);
  const ofPeople = run.compareTeams ? largeTeams([...asked, ...contactTeamsOf(poll, others)]) : [];
  const contactTeams = contactTeamsOf(poll, others, ofPeople);
  const sheets = run.compareTeams && run.codes !== null ? await repos.codeSheets.list(run.id) : [];
  const teams = [...ofPeople, ...teamsOfSheets(sheets, [...asked, ...others.people])];
  if (everybody) return { invited: memberCount, userIds: null, contacts, contactTeams, teams };
  const userIds = asked.map(({ userId }) => userId);
  const people = userIds.length + (contacts?.people ?? 0);
  if (people === 0) conflict(runsErrors.nobodyToAsk);
  if (forOne && userIds.length > 1) notForOne();
  if (poll.isAnonymous && people < SMALLEST_GROUP) conflict(runsErrors.fewAnonymous);
  return { invited: userIds.length, userIds, contacts, contactTeams, teams };
}

/** 409: a poll that only one person can be asked by name is about to ask others, too. */
function notForOne(): never {
  conflict(runsErrors.onePerson);
}

/** Teams of which at least five people are asked: an answer of any other says nothing of a team. */
export function largeTeams(asked: readonly Pick<Member, 'team'>[]): ComparedTeam[] {
  const teams = Map.groupBy(asked, ({ team }) => team);
  return [...teams].flatMap(([name, { length: people }]) =>
    name !== null && people >= SMALLEST_GROUP ? [{ name, people }] : [],
  );
}

/** The team under which somebody's answers are compared; null where they are not. */
export function comparedTeam(
  { comparedTeams }: Pick<Run, 'comparedTeams'>,
  { team }: Pick<Member, 'team'>,
): string | null {
  return comparedTeams.some(({ name, people }) => name === team && people !== null) ? team : null;
}

/**
 * The same of an answer by a code. What a sheet says counts in a team of sheets alone: whoever has printed it could fill
 * up a team of people who are asked with answers of their own, and so read the one that is there.
 */
export function comparedTeamOfCode(run: Pick<Run, 'comparedTeams'>, { team, onSheet }: CodeTeam): string | null {
  if (!onSheet) return comparedTeam(run, { team });
  return run.comparedTeams.some(({ name, people }) => name === team && people === null) ? team : null;
}

/** Refuses to compare teams where every answer is seen as it comes: it would say which team it is of. */
export function requireDelayForTeams({
  compareTeams,
  resultsVisibility,
}: Pick<Run, 'compareTeams' | 'resultsVisibility'>): void {
  if (!compareTeams || resultsVisibility !== 'live') return;
  invalid([{ path: 'compare_teams', message: runsErrors.teamsLive }]);
}

/**
 * Those of these members whom a run asks; before its first opening, whom it would ask now. Whose data are blocked is asked
 * nothing, whatever the run was opened for.
 */
export async function askedAmong(
  everybody: readonly Member[],
  run: Run,
  repos: Pick<Repositories, 'audiences'>,
): Promise<readonly Member[]> {
  const { audience } = run;
  const members = everybody.filter(({ blocked }) => blocked === null);
  if (audience.kind === 'all') return members;
  if (audience.kind === 'members' || wasOpened(run)) {
    const holds = await repos.audiences.of(run.id);
    return members.filter(({ userId }) => holds(userId));
  }
  if (audience.kind === 'roles') return members.filter(({ role }) => audience.roles.includes(role));
  return members.filter(({ team }) => team !== null && audience.teams.includes(team));
}

/** Whether a run asks this member. */
export async function isAsked(run: Run, userId: string, repos: Pick<Repositories, 'audiences'>): Promise<boolean> {
  return run.audience.kind === 'all' || (await repos.audiences.of(run.id))(userId);
}

/**
 * How many people a run asks itself: members, all there are now or as many as it was opened for; of a completed survey
 * for everybody all there were at its end; and the people without an account it was opened for.
 */
export function membersAsked(run: Run, memberCount: number): number {
  const contacts = run.contacts?.people ?? 0;
  if (run.audience.kind !== 'all') return (run.invited ?? 0) + contacts;
  return (run.membersAtEnd ?? memberCount) + contacts;
}

/**
 * How many people are asked in all: as somebody has said, else those it asks itself. Null where answers came by link, from
 * a sheet of codes or at a kiosk, or may have, or it asks nobody itself: nobody knows how many had it.
 */
export function peopleAsked(run: Run, memberCount: number, answered: Answered): number | null {
  const members = mayBeByLink(run, answered) ? 0 : membersAsked(run, memberCount);
  return run.peopleAsked ?? (members === 0 ? null : members);
}

/**
 * Whether some of those who are told to have answered came by link, from a sheet of codes or at a kiosk, or may have, as
 * their part is rounded down. As many as there are people without an account may be these: they answer without a name.
 */
export function mayBeByLink(
  { allowAnonymousLink, codes, kiosks, contacts }: Pick<Run, 'allowAnonymousLink' | 'codes' | 'kiosks' | 'contacts'>,
  { members, byLink, total }: Answered,
): boolean {
  const open = allowAnonymousLink || codes !== null || kiosks !== null;
  return byLink > (contacts?.people ?? 0) || (open && total > members);
}

/** 403: the run asks others. */
export function notAsked(): never {
  forbidden(runsErrors.notAsked);
}
