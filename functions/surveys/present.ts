import { presentNotice } from '#functions/notifications/notice.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { presentSurveyQuestions } from '#functions/runs/present-questions.ts';
import { EMPTY_COUNTS } from '#functions/runs/repositories/response-counts.ts';
import type { RunCounts } from '#functions/runs/repositories/results.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Survey as StoredSurvey } from './repositories/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import { can } from '#shared/rules/permissions.ts';
import { averageTimeOf } from './shown-figures.ts';
import { presentSettings } from './settings.ts';
import { surveysForMember, type Reading, type SurveyForMember } from './surveys-for-member.ts';

/** Who asks, and in which workspace. */
type Asking = Reading &
  Pick<OperationContext<'results' | 'workspaces'>, 'repos'> & {
    readonly workspaceId: string;
  };

/** A survey in numbers: its run's, and how many people it asks, members and people without an account. */
export interface SurveyFigures extends RunCounts {
  readonly invited: number;
}

/** Surveys in numbers, in one round trip; a draft has none yet. */
export async function readFigures(
  surveys: readonly StoredSurvey[],
  { repos, workspaceId }: Pick<OperationContext<'results' | 'workspaces'>, 'repos'> & { readonly workspaceId: string },
): Promise<SurveyFigures[]> {
  const launched = surveys.filter(({ status }) => status !== 'DRAFT');
  const asksAll = launched.some(asksMembersOfToday);
  const [figures, workspace] = await Promise.all([
    repos.results.figures(launched.map(runOf)),
    asksAll ? repos.workspaces.find(workspaceId) : null,
  ]);
  const counted = new Map(launched.map(({ id }, index) => [id, figures[index]!]));
  return surveys.map((survey) => {
    const asked = asksMembersOfToday(survey) ? (workspace?.memberCount ?? 0) : (survey.invited ?? 0);
    const contacts = survey.contactsAsked ?? 0;
    const run = counted.get(survey.id);
    return run ? { ...run, invited: asked + contacts } : NOTHING_YET;
  });
}

/** While it is open, a survey for everybody asks whoever comes, too; from its completion on nobody is added. */
function asksMembersOfToday({ respondentType, status }: StoredSurvey): boolean {
  return respondentType === 'ALL' && status === 'PUBLISHED';
}

const NOTHING_YET: SurveyFigures = {
  counts: EMPTY_COUNTS,
  answered: { members: 0, byLink: 0, total: 0, atLeast: false },
  counted: null,
  invited: 0,
};

/** Surveys in the words of the API, each with how many have answered as far as that is told. */
export async function presentSurveys(surveys: readonly StoredSurvey[], context: Asking): Promise<Survey[]> {
  const [figures, forMember] = await Promise.all([readFigures(surveys, context), surveysForMember(surveys, context)]);
  return surveys.map((survey, index) =>
    presentSurvey(survey, context.member, { ...figures[index]!, ...forMember[index]! }),
  );
}

/** One survey in the words of the API. */
export async function presentOne(survey: StoredSurvey, context: Asking): Promise<Survey> {
  return (await presentSurveys([survey], context))[0]!;
}

/** The same with figures that have been read. */
export function presentSurvey(survey: StoredSurvey, asker: Member, figures: SurveyFigures & SurveyForMember): Survey {
  const settings = presentSettings(survey);
  const isEditor = can(asker, 'surveys.edit');
  // How many answered, and how long that took, are results.
  const told = can(asker, 'results.read');
  return {
    ...settings,
    // What it is for, and what they call it among themselves, are of those who build surveys.
    title: isEditor ? survey.title : (survey.publishedTitle ?? survey.title),
    goal: isEditor ? survey.goal : '',
    id: survey.id,
    workspace_id: survey.workspaceId,
    created_by: survey.createdBy,
    // Whoever only answers is told of themselves: so they know that they are asked.
    selected_users: settings.selected_users.filter((id) => isEditor || id === asker.userId),
    share_link: shareLinkOf(survey),
    link_by_letter: survey.linkByLetter === true,
    status: survey.status,
    created_at: survey.createdAt,
    updated_at: survey.updatedAt,
    published_at: survey.publishedAt,
    completed_at: survey.completedAt,
    questions: presentSurveyQuestions(survey.questions),
    translated_into: [...survey.languages],
    total_invited: survey.status === 'DRAFT' ? null : figures.invited,
    waits_for_me: figures.waits,
    answered_by_me: figures.answeredByMe,
    total_responses: told ? figures.counts.responses : null,
    total_responded: told ? figures.answered.total : null,
    responded_at_least: told && figures.answered.atLeast,
    response_rate: told ? responseRate(survey, figures) : null,
    average_time_spent: told ? averageTimeOf(survey, figures.counts) : null,
    can_edit_questions: survey.status === 'DRAFT',
    fingerprint: survey.fingerprint ?? null,
    notice: told ? presentNotice(survey.notice) : null,
    series_id: survey.seriesId,
    version: survey.version,
  };
}

/** The end of its public address; null where there is none, or links are not allowed. */
function shareLinkOf({ allowUnauthenticated, customPath, publicToken }: StoredSurvey): string | null {
  return allowUnauthenticated ? (customPath ?? publicToken) : null;
}

/** How many people a survey asks in all; null where answers came by link, or it asks no members: nobody knows how many had it. */
export function peopleAskedBy(
  { allowUnauthenticated }: Pick<StoredSurvey, 'allowUnauthenticated'>,
  { answered, invited }: SurveyFigures,
): number | null {
  return allowUnauthenticated && (invited === 0 || answered.total > answered.members) ? null : invited;
}

/** Percent of the members asked; null where answers came by link: nobody knows how many had it. */
function responseRate(survey: StoredSurvey, figures: SurveyFigures): number | null {
  const { answered } = figures;
  const asked = peopleAskedBy(survey, figures);
  if (asked === null || asked === 0) return null;
  // Without a link whoever has answered is a member, whether or not their name is still there.
  const members = survey.allowUnauthenticated ? answered.members : answered.total;
  return Math.min(100, (100 * members) / asked);
}

/** Of the run of a survey what its counters are read by: it is not read itself for a list. */
export function runOf({
  id,
  isAnonymous,
  status,
  resultsVisibility,
  allowUnauthenticated: allowAnonymousLink,
  invited,
  contactsAsked,
}: StoredSurvey) {
  return {
    id,
    isAnonymous,
    published: status === 'PUBLISHED',
    resultsVisibility: resultsVisibility ?? 'closed',
    namesTakenOff: 0,
    withdrawn: 0,
    // An anonymous one is published for its smallest group, or with a link that stays (publication.ts).
    allowAnonymousLink,
    invited,
    codes: null,
    contacts: contactsAsked === undefined ? null : { people: contactsAsked, teams: null },
    kiosks: null,
  };
}
