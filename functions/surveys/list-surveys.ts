import { presentSurveys } from './present.ts';
import type { SurveysOperation } from './operation.ts';

/** The surveys of a workspace, newest first. */
export const listSurveys: SurveysOperation<'listSurveys'> = async (context, { query }) => {
  const place = { skip: query.skip, limit: query.limit, cursor: query.cursor ?? null };
  const page = await context.repos.surveys.page(context.workspaceId, place);
  return { surveys: await presentSurveys(page.surveys, context), next_cursor: page.cursor };
};
