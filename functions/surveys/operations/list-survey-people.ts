import type { SurveysOperation } from '../operation.ts';
import { peoplePage } from '../who-answered.ts';

/** A further page of who has answered a survey with names, and who has not; nobody of an anonymous one. */
export const listSurveyPeople: SurveysOperation<'listSurveyPeople'> = (context, { query }) =>
  peoplePage(context, query.cursor ?? null);
