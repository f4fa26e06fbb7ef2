import { conflict, invalid, notFound } from '#core/http/errors.ts';
import type { Loaded, OperationContext } from '#core/http/operation.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { groupsAskedOf, groupsTogether } from '#functions/runs/survey-groups.ts';
import type { Survey } from '../repositories/surveys.ts';
import type { surveys } from '#shared/contract/surveys.ts';
import { SURVEY_USERS_MAX } from '#shared/models/survey.ts';
import { ended, ofLeavers, surveyChanged } from '../conflicts.ts';
import { presentOne } from '../present.ts';
import { readPeople } from '../settings.ts';
import { surveysErrors } from '#text/surveys/errors.ts';
import { surveysValidation } from '#text/surveys/validation.ts';
import type { repositories, SurveysOperation } from '../operation.ts';

type Context = OperationContext<keyof typeof repositories> & Loaded<(typeof surveys)['grantSurveyAccess']>;

/**
 * Asks these members besides. A draft asks them by name from then on; an open survey asks them together with those it
 * asks already, whom it goes on asking. Who is asked already is passed over.
 */
export const grantSurveyAccess: SurveysOperation<'grantSurveyAccess'> = async (context, { body }) => {
  await requireWritable(context);
  const survey = (await context.repos.surveys.findConsistent(context.survey)) ?? notFound('survey');
  if (survey.status === 'COMPLETED' || survey.status === 'ARCHIVED') ended();
  if (survey.linkByLetter) ofLeavers();
  const userIds = await readPeople(body.user_ids, 'user_ids', context);
  const granted = await (survey.status === 'DRAFT' ? pickOut(survey, userIds, context) : ask(survey, userIds, context));
  return presentOne(granted, context);
};

async function pickOut(survey: Survey, userIds: readonly string[], { repos, now }: Context): Promise<Survey> {
  const picked: Survey = {
    ...survey,
    respondentType: 'USERS',
    selectedRoles: [],
    selectedUsers: together(survey, userIds),
    updatedAt: now.toISOString(),
    version: survey.version + 1,
  };
  return (await repos.surveys.change(survey, picked)) ? picked : surveyChanged();
}

async function ask(survey: Survey, userIds: readonly string[], context: Context): Promise<Survey> {
  const { repos, workspaceId, now, newId } = context;
  if (survey.respondentType === 'ALL') return survey;
  const [isAsked, groups, run, members] = await Promise.all([
    repos.audiences.of(survey.id),
    repos.groupsAsked.of(survey.id),
    repos.runs.findConsistent(survey.id),
    repos.members.named(workspaceId, userIds),
  ]);
  const more = members.filter(({ userId }) => !isAsked(userId));
  if (more.length === 0) return survey;
  requireTogether(survey, more.length);
  const added = more.map(({ userId }) => userId);
  const asking: Survey = {
    ...survey,
    selectedUsers: together(survey, added),
    invited: (survey.invited ?? 0) + more.length,
    updatedAt: now.toISOString(),
    version: survey.version + 1,
  };
  const addition = {
    audience: await repos.audiences.addition(survey.id, added),
    groups: groupsTogether(groups, groupsAskedOf(more, survey.dimensions, now)),
    noticeJobId: newId(),
  };
  const done = await repos.surveys.askMore(survey, asking, run ?? notFound('survey'), addition, now);
  return done ? asking : surveyChanged();
}

/** Answers that come after one more person is asked are theirs. */
function requireTogether({ isAnonymous, smallestGroup }: Survey, people: number): void {
  if (!isAnonymous || people >= smallestGroup) return;
  conflict(surveysErrors.addTogether(smallestGroup));
}

function together({ selectedUsers }: Survey, userIds: readonly string[]): string[] {
  const all = [...new Set([...selectedUsers, ...userIds])];
  if (all.length > SURVEY_USERS_MAX) {
    invalid([{ path: 'user_ids', message: surveysValidation.byNameMost(SURVEY_USERS_MAX) }]);
  }
  return all;
}
