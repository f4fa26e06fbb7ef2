import { conflict, invalid, notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { runOfToken, newPublicToken } from '#functions/runs/public-token.ts';
import { ended, ofLeavers, surveyChanged } from '../conflicts.ts';
import { presentOne } from '../present.ts';
import { isKeptFromOthers } from '../repositories/share-paths.ts';
import type { Survey } from '../repositories/surveys.ts';
import { surveysErrors } from '#text/surveys/errors.ts';
import type { SurveysOperation } from '../operation.ts';

/**
 * Gives the survey a public link, with a path of its own or a random one; the link there was leads nowhere from then
 * on. Asked again without a path, or for the path it has, nothing changes: it stands on posters, and a call may be
 * repeated. Another random one is asked for by name. The path of a completed survey goes over to the next one of the
 * same workspace: a company keeps one address for what it repeats.
 */
export const shareSurvey: SurveysOperation<'shareSurvey'> = async (context, { body }) => {
  const { custom_path: customPath, renew } = body;
  const { repos, workspaceId, now } = context;
  await requireWritable(context);
  const survey = (await repos.surveys.findConsistent(context.survey)) ?? notFound('survey');
  if (survey.linkByLetter) ofLeavers();
  if (!survey.allowUnauthenticated) {
    conflict(survey.status === 'DRAFT' ? surveysErrors.link.membersOnly : surveysErrors.link.membersOnlyForGood);
  }
  if (!takesAnswers(survey)) ended();
  const isWanted = customPath === null ? !renew && survey.publicToken !== null : customPath === survey.customPath;
  if (isWanted) return presentOne(survey, context);
  if (customPath !== null && runOfToken(customPath) !== null) {
    invalid([{ path: 'custom_path', message: surveysErrors.link.likeRandom }]);
  }
  const run = survey.status === 'PUBLISHED' ? await repos.runs.findConsistent(survey.id) : null;
  const shared = {
    ...survey,
    customPath,
    publicToken: newPublicToken(survey.id),
    updatedAt: now.toISOString(),
    version: survey.version + 1,
  };
  const place =
    customPath === null ? { found: null, holder: null } : await repos.surveys.pathState(workspaceId, customPath);
  const isOthers = (place.holder && takesAnswers(place.holder)) || isKeptFromOthers(place.found, workspaceId, now);
  const outcome = isOthers ? 'taken' : await repos.surveys.share(survey, shared, run, now, place);
  if (outcome === 'taken') conflict(surveysErrors.link.taken);
  if (outcome === 'changed') surveyChanged();
  return presentOne(shared, context);
};

/** Whether it takes answers, or will. */
function takesAnswers({ status }: Survey): boolean {
  return status === 'DRAFT' || status === 'PUBLISHED';
}
