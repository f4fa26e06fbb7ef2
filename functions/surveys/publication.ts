import { conflict } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { newPublicToken } from '#functions/runs/public-token.ts';
import { contactsToAsk, contactTeamsOf, type ContactsToAsk } from '#functions/runs/asked-contacts.ts';
import type { ContactsAsked } from '#functions/runs/repositories/asked-people.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { groupsAskedOf, groupsTogether, teamGroups } from '#functions/runs/survey-groups.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { GroupsAsked } from './repositories/groups-asked.ts';
import { asAsked, type Survey } from './repositories/surveys.ts';
import type { ResultsVisibility } from '#shared/models/answers.ts';
import { DEFAULT_LANGUAGE } from '#shared/rules/languages.ts';
import { surveysErrors } from '#text/surveys/errors.ts';

/** Whom a survey asks that is not published yet. */
export interface Respondents {
  readonly members: readonly Member[];
  /** People without an account. */
  readonly contacts: ContactsToAsk;
}

/** The same from people as they are now. */
export async function respondentsOf(
  survey: Survey,
  {
    repos,
    workspaceId,
  }: Pick<OperationContext<'chats' | 'contacts' | 'members'>, 'repos'> & { readonly workspaceId: string },
  options: { readonly consistent?: boolean } = {},
): Promise<Respondents> {
  const everybody = { kind: survey.respondentType === 'ALL' ? 'all' : 'members' } as const;
  const [members, contacts] = await Promise.all([
    repos.members.all(workspaceId, options),
    contactsToAsk(everybody, survey.channels, workspaceId, repos),
  ]);
  return { members: respondentsAmong(members, survey), contacts };
}

/** How many they are. */
export function peopleOf({ members, contacts }: Respondents): number {
  return members.length + contacts.people.length;
}

/** How many of them are in each group by which a survey compares its respondents. */
export function groupsOfRespondents(survey: Survey, { members, contacts }: Respondents, now: Date): GroupsAsked {
  const groups = groupsAskedOf(members, survey.dimensions, now);
  if (!survey.dimensions.includes('team')) return groups;
  return groupsTogether(groups, { team: teamGroups(contactTeamsOf(survey, contacts)) });
}

/** Those of these members whom a survey asks that is not published yet: nobody whose data are blocked. */
function respondentsAmong(everybody: readonly Member[], survey: Survey): readonly Member[] {
  const members = everybody.filter(({ blocked }) => blocked === null);
  const { respondentType: type, selectedRoles, selectedUsers } = survey;
  if (type === 'ALL') return members;
  return members.filter(({ role, userId }) =>
    type === 'ROLES' ? selectedRoles.includes(role) : selectedUsers.includes(userId),
  );
}

/**
 * Whether this many members are too few to be asked without names: what they say would have a face. A survey for
 * everybody may still become large enough by its public link.
 */
export function tooFewFor(
  { isAnonymous, smallestGroup, respondentType, allowUnauthenticated }: Survey,
  people: number,
) {
  return isAnonymous && people < smallestGroup && !(respondentType === 'ALL' && allowUnauthenticated);
}

/** Refuses to ask nobody, or fewer people without names than the smallest group. */
export function requireEnough(survey: Survey, people: number): void {
  if (people === 0) conflict(surveysErrors.nobody);
  if (tooFewFor(survey, people)) conflict(surveysErrors.tooFewPeople(survey.smallestGroup, people));
}

/** When the answers are seen; unless it was chosen, in steps where that does not single out the first few. */
export function visibilityOf(
  {
    isAnonymous,
    smallestGroup,
    resultsVisibility,
  }: Pick<Survey, 'isAnonymous' | 'smallestGroup' | 'resultsVisibility'>,
  people: number,
): ResultsVisibility {
  if (resultsVisibility !== null) return resultsVisibility;
  if (!isAnonymous) return 'live';
  return people >= 2 * smallestGroup ? 'from_5' : 'closed';
}

/** The run of a survey as it is published: what respondents see of it from now on. */
export function runOf(
  survey: Survey,
  workspaceName: string,
  { members, contacts }: { readonly members: number; readonly contacts: ContactsAsked | null },
  now: Date,
): Run {
  const at = now.toISOString();
  return {
    id: survey.id,
    pollId: survey.id,
    pollCreatedAt: survey.createdAt,
    kind: 'survey',
    workspaceId: survey.workspaceId,
    workspaceName,
    createdAt: at,
    deadline: survey.deadline,
    published: true,
    publicToken: survey.publicToken ?? newPublicToken(survey.id),
    shortCode: null,
    codes: null,
    contacts,
    kiosks: null,
    answerLimit: null,
    name: null,
    resultsVisibility: visibilityOf(survey, members + (contacts?.people ?? 0)),
    audience: audienceOf(survey, members),
    invited: members,
    peopleAsked: null,
    compareTeams: false,
    comparedTeams: [],
    dimensions: survey.dimensions,
    smallestGroup: survey.smallestGroup,
    seriesId: survey.seriesId,
    membersAtEnd: null,
    channels: survey.channels,
    notice: null,
    allowAnonymousLink: survey.allowUnauthenticated,
    title: survey.title,
    pollType: survey.pollType,
    isAnonymous: survey.isAnonymous,
    questions: survey.questions.map(asAsked),
    languages: [survey.language ?? DEFAULT_LANGUAGE],
    namesTakenOff: 0,
    withdrawn: 0,
    ballots: null,
    openedAt: at,
    reopened: false,
    closedAt: null,
    reminders: survey.reminders,
    remindAt: null,
    remindNowAt: null,
    remindedAt: null,
    noticeEditions: [],
    past: null,
    version: 1,
  };
}

function audienceOf({ respondentType: type, selectedRoles }: Survey, people: number): Run['audience'] {
  if (type === 'ALL') return { kind: 'all' };
  return type === 'ROLES' ? { kind: 'roles', roles: [...selectedRoles] } : { kind: 'members', people };
}
