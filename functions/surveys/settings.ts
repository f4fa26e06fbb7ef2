import { invalid } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { requireFuture } from '#core/require-future.ts';
import type { Survey } from './repositories/surveys.ts';
import type { NewSurvey } from '#shared/models/survey.ts';
import { errorsText } from '#text/errors.ts';
import { surveysErrors } from '#text/surveys/errors.ts';

/** What a survey asks, of whom and how, in the words of the API; its questions stand apart. */
export type GivenSettings = Omit<NewSurvey, 'questions' | 'from_poll'>;

/** The same as it is kept. */
type Settings = Pick<
  Survey,
  | 'title'
  | 'pollType'
  | 'goal'
  | 'respondentType'
  | 'selectedRoles'
  | 'selectedUsers'
  | 'allowUnauthenticated'
  | 'isAnonymous'
  | 'deadline'
  | 'smallestGroup'
  | 'dimensions'
  | 'resultsVisibility'
  | 'channels'
  | 'reminders'
>;

type InWorkspace = Pick<OperationContext<'members'>, 'repos' | 'now'> & { readonly workspaceId: string };

/** By which settings the respondents are found. */
const RESPONDENTS = ['respondent_type', 'selected_roles', 'selected_users'] as const;

/**
 * Reads the settings of a new survey, or those of a draft after some changes. What is not changed is not looked at again:
 * a deadline may have passed and people may have left since, and the publication asks for both.
 */
export async function readSettings(
  given: GivenSettings,
  context: InWorkspace,
  changes: Partial<GivenSettings> = given,
): Promise<Settings> {
  requireFuture(changes.deadline, context.now);
  requireDelayedResults(given);
  const respondents = RESPONDENTS.some((name) => name in changes)
    ? await readRespondents(given, context)
    : { selectedRoles: given.selected_roles, selectedUsers: given.selected_users };
  return {
    title: given.title,
    pollType: given.type,
    goal: given.goal,
    respondentType: given.respondent_type,
    ...respondents,
    allowUnauthenticated: given.allow_unauthenticated,
    isAnonymous: given.anonymous,
    deadline: given.deadline,
    smallestGroup: given.smallest_group,
    dimensions: given.dimensions,
    resultsVisibility: given.results_visibility,
    channels: given.channels,
    reminders: given.reminders,
  };
}

/** The settings of a survey in the words of the API. */
export function presentSettings(survey: Settings): GivenSettings {
  return {
    title: survey.title,
    type: survey.pollType,
    goal: survey.goal,
    respondent_type: survey.respondentType,
    selected_roles: [...survey.selectedRoles],
    selected_users: [...survey.selectedUsers],
    allow_unauthenticated: survey.allowUnauthenticated,
    anonymous: survey.isAnonymous,
    deadline: survey.deadline,
    smallest_group: survey.smallestGroup,
    dimensions: [...survey.dimensions],
    results_visibility: survey.resultsVisibility,
    channels: [...survey.channels],
    reminders: survey.reminders,
  };
}

/** Only what the kind of respondents asks for is kept. Who has left is passed over, a stranger is a mistake. */
async function readRespondents(
  { respondent_type: type, selected_roles: roles, selected_users: userIds }: GivenSettings,
  context: InWorkspace,
): Promise<Pick<Settings, 'selectedRoles' | 'selectedUsers'>> {
  if (type === 'ROLES') {
    if (roles.length === 0) invalid([{ path: 'selected_roles', message: surveysErrors.chooseRole }]);
    return { selectedRoles: [...new Set(roles)], selectedUsers: [] };
  }
  if (type === 'ALL') return { selectedRoles: [], selectedUsers: [] };
  if (userIds.length === 0) invalid([{ path: 'selected_users', message: surveysErrors.chooseMember }]);
  return { selectedRoles: [], selectedUsers: await readPeople(userIds, 'selected_users', context) };
}

/** Members by their ids, as they are now: 422 where nobody of them is one, or one never was. */
export async function readPeople(
  userIds: readonly string[],
  path: string,
  { repos, workspaceId }: InWorkspace,
): Promise<string[]> {
  const { members, strangers } = await repos.members.known(workspaceId, [...new Set(userIds)]);
  if (strangers.length > 0) invalid([{ path, message: errorsText.missing.member }]);
  if (members.length === 0) invalid([{ path, message: surveysErrors.allLeft }]);
  return members.map(({ userId }) => userId);
}

/** Each answer seen as it comes would say whose it is. */
function requireDelayedResults({ anonymous, results_visibility: visibility }: GivenSettings): void {
  if (!anonymous || visibility !== 'live') return;
  invalid([{ path: 'results_visibility', message: surveysErrors.seenAtOnce }]);
}
