import type { Survey } from '../repositories/surveys.ts';
import { presentSurveys } from '../present.ts';
import { isVisibleTo } from '../visible-to.ts';
import type { SurveysOperation } from '../operation.ts';

/** The surveys of a workspace a member may know of, newest first; skipped are those, too. */
export const listSurveys: SurveysOperation<'listSurveys'> = async (context, { query }) => {
  const place = { skip: query.skip, limit: query.limit, cursor: query.cursor ?? null };
  const seen = (survey: Survey) => isVisibleTo(context.member, survey);
  const page = await context.repos.surveys.page(context.workspaceId, place, seen);
  return { surveys: await presentSurveys(page.surveys, context), next_cursor: page.cursor };
};
