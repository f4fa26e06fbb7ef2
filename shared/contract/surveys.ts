import * as z from 'zod/mini';
import { Cursor, Id, pageSize } from '../models/common.ts';
import { Access, NewSurvey, SharePath, Survey, SurveyChange, SurveyLaunch } from '../models/survey.ts';
import { LANGUAGE_QUERY } from '../models/translation.ts';
import { SurveyResponse, SurveySubmission, SurveyToTake } from '../models/survey-answers.ts';
import {
  SurveyComments,
  SurveyComparison,
  SurveyPeople,
  SurveyResults,
  SurveyTrendPoint,
} from '../models/survey-results.ts';
import { TeamResults } from '../models/team-results.ts';
import { surveyBallots } from './ballots.ts';
import { surveyDialogues } from './dialogues.ts';
import { surveyKiosks } from './kiosks.ts';
import { surveyCodeSheets } from './code-sheets.ts';
import { defineRoutes } from './route.ts';
import { movingSurveys } from './moving.ts';
import { surveyTranslations } from './translations.ts';
import { GivenReport, RunReport } from '../models/run-report.ts';
import { surveysValidation } from '#text/surveys/validation.ts';

const bySurvey = { kind: 'survey', from: 'params.id' } as const;
const byWorkspace = { kind: 'workspace', from: 'params.id' } as const;

export const SURVEYS_LIMIT = 100;
export const SURVEYS_SKIP_MAX = 10_000;
export const COMMENTS_PAGE_SIZE = 50;
export const COMMENTS_PAGE_MAX = 200;
/** The newest surveys of a series that are shown side by side. */
export const TREND_SURVEYS = 24;

const WRONG_SKIP = () => surveysValidation.skipBounds(SURVEYS_SKIP_MAX);

/** What those who run surveys do. */
const running = defineRoutes('surveys', {
  listSurveys: {
    method: 'GET',
    path: '/api/surveys/workspace/{id}',
    auth: 'user',
    permission: 'surveys.list',
    scope: byWorkspace,
    params: { id: Id },
    query: z.strictObject({
      skip: z._default(
        z.coerce
          .number({ error: WRONG_SKIP })
          .check(
            z.int({ error: WRONG_SKIP }),
            z.minimum(0, { error: WRONG_SKIP }),
            z.maximum(SURVEYS_SKIP_MAX, { error: WRONG_SKIP }),
          ),
        0,
      ),
      limit: pageSize(SURVEYS_LIMIT, SURVEYS_LIMIT),
      cursor: z.optional(Cursor),
    }),
    reply: z.object({ surveys: z.array(Survey), next_cursor: z.nullable(z.string()) }),
    status: 200,
  },
  createSurvey: {
    method: 'POST',
    path: '/api/surveys/workspace/{id}',
    idempotent: true,
    auth: 'user',
    permission: 'surveys.create',
    scope: byWorkspace,
    params: { id: Id },
    body: NewSurvey,
    reply: Survey,
    status: 201,
    errors: ['plan_limit'],
  },
  getSurvey: {
    method: 'GET',
    path: '/api/surveys/{id}',
    auth: 'user',
    permission: 'surveys.read',
    scope: bySurvey,
    params: { id: Id },
    reply: Survey,
    status: 200,
  },
  updateSurvey: {
    method: 'PUT',
    path: '/api/surveys/{id}',
    auth: 'user',
    permission: 'surveys.edit',
    scope: bySurvey,
    params: { id: Id },
    body: SurveyChange,
    reply: Survey,
    status: 200,
    errors: ['conflict', 'texts_missing', 'plan_limit'],
  },
  deleteSurvey: {
    method: 'DELETE',
    path: '/api/surveys/{id}',
    auth: 'user',
    permission: 'surveys.delete',
    scope: bySurvey,
    params: { id: Id },
    reply: null,
    status: 204,
  },
  repeatSurvey: {
    method: 'POST',
    path: '/api/surveys/{id}/repeat',
    idempotent: true,
    auth: 'user',
    permission: 'surveys.create',
    scope: bySurvey,
    params: { id: Id },
    reply: Survey,
    status: 201,
    errors: ['plan_limit'],
  },
});

/** Launching: before it, and what may be done once it is open. */
const launching = defineRoutes('surveys', {
  getSurveyLaunch: {
    method: 'GET',
    path: '/api/surveys/{id}/launch',
    auth: 'user',
    permission: 'surveys.edit',
    scope: bySurvey,
    params: { id: Id },
    reply: SurveyLaunch,
    status: 200,
  },
  grantSurveyAccess: {
    method: 'POST',
    path: '/api/surveys/{id}/access',
    auth: 'user',
    permission: 'surveys.edit',
    scope: bySurvey,
    params: { id: Id },
    body: Access,
    reply: Survey,
    status: 200,
    errors: ['conflict', 'plan_limit'],
  },
  shareSurvey: {
    method: 'POST',
    path: '/api/surveys/{id}/share-link',
    idempotent: true,
    auth: 'user',
    permission: 'surveys.edit',
    scope: bySurvey,
    params: { id: Id },
    body: z.prefault(
      z.strictObject({
        custom_path: z._default(z.nullable(SharePath), null),
        /** Another random link in the place of the one there is, which stops opening. */
        renew: z._default(z.boolean(), false),
      }),
      {},
    ),
    reply: Survey,
    status: 200,
    errors: ['conflict', 'plan_limit'],
  },
});

/** What respondents do. */
const taking = defineRoutes('surveys', {
  getSurveyToTake: {
    method: 'GET',
    path: '/api/surveys/{id}/take',
    auth: 'user',
    permission: 'surveys.take',
    scope: bySurvey,
    params: { id: Id },
    query: LANGUAGE_QUERY,
    reply: SurveyToTake,
    status: 200,
    errors: ['run_closed'],
  },
  respondToSurvey: {
    method: 'POST',
    path: '/api/surveys/{id}/responses',
    auth: 'user',
    permission: 'surveys.take',
    scope: bySurvey,
    params: { id: Id },
    body: SurveySubmission,
    reply: SurveyResponse,
    status: 201,
    errors: ['run_closed', 'already_answered'],
  },
});

/** What those who read results do. */
const reading = defineRoutes('surveys', {
  getSurveyResults: {
    method: 'GET',
    path: '/api/surveys/{id}/results',
    auth: 'user',
    permission: 'results.read',
    shows: 'results',
    scope: bySurvey,
    params: { id: Id },
    /** Nothing to filter by: groups of one attribute are told, and never two crossed. */
    query: z.strictObject({}),
    reply: SurveyResults,
    status: 200,
  },
  getSurveyTeams: {
    method: 'GET',
    path: '/api/surveys/{id}/teams',
    auth: 'user',
    permission: 'results.read',
    shows: 'teams',
    scope: bySurvey,
    reach: 'own_teams',
    params: { id: Id },
    reply: TeamResults,
    status: 200,
  },
  listSurveyComments: {
    method: 'GET',
    path: '/api/surveys/{id}/comments',
    auth: 'user',
    permission: 'results.read',
    shows: 'texts',
    scope: bySurvey,
    params: { id: Id },
    query: z.strictObject({
      question_id: Id,
      cursor: z.optional(Cursor),
      limit: pageSize(COMMENTS_PAGE_SIZE, COMMENTS_PAGE_MAX),
    }),
    reply: SurveyComments,
    status: 200,
  },
  noteSurveyFile: {
    method: 'POST',
    path: '/api/surveys/{id}/files',
    auth: 'user',
    permission: 'results.read',
    shows: 'file',
    scope: bySurvey,
    params: { id: Id },
    reply: null,
    status: 204,
  },
  listSurveyPeople: {
    method: 'GET',
    path: '/api/surveys/{id}/people',
    auth: 'user',
    permission: 'results.read',
    shows: 'asked',
    scope: bySurvey,
    params: { id: Id },
    query: z.strictObject({ cursor: z.optional(Cursor) }),
    reply: SurveyPeople,
    status: 200,
  },
  getSurveyTrend: {
    method: 'GET',
    path: '/api/surveys/{id}/trend',
    auth: 'user',
    permission: 'results.read',
    shows: 'results',
    scope: bySurvey,
    params: { id: Id },
    reply: z.object({ surveys: z.array(SurveyTrendPoint) }),
    status: 200,
  },
});

/** Beside others, and before a launch on made-up answers. */
const comparing = defineRoutes('surveys', {
  getSurveyExample: {
    method: 'GET',
    path: '/api/surveys/{id}/example',
    auth: 'user',
    permission: 'surveys.edit',
    scope: bySurvey,
    params: { id: Id },
    reply: SurveyResults,
    status: 200,
  },
  compareSurveys: {
    method: 'GET',
    path: '/api/surveys/{id}/comparison',
    auth: 'user',
    permission: 'results.read',
    shows: 'results',
    scope: bySurvey,
    params: { id: Id },
    query: z.strictObject({ with: Id }),
    reply: SurveyComparison,
    status: 200,
    errors: ['conflict'],
  },
});

/** What respondents are told afterwards. */
const reporting = defineRoutes('surveys', {
  getSurveyReport: {
    method: 'GET',
    path: '/api/surveys/{id}/report',
    auth: 'user',
    permission: 'results.read',
    shows: 'results',
    scope: bySurvey,
    params: { id: Id },
    reply: RunReport,
    status: 200,
  },
  saveSurveyReport: {
    method: 'PUT',
    path: '/api/surveys/{id}/report',
    auth: 'user',
    permission: 'surveys.edit',
    shows: 'results',
    scope: bySurvey,
    params: { id: Id },
    body: GivenReport,
    reply: RunReport,
    status: 200,
    errors: ['conflict', 'plan_limit'],
  },
});

/** Everything the Lambda of surveys answers. */
export const surveys = {
  ...movingSurveys,
  ...running,
  ...launching,
  ...taking,
  ...reading,
  ...comparing,
  ...reporting,
  ...surveyDialogues,
  ...surveyKiosks,
  ...surveyBallots,
  ...surveyCodeSheets,
  ...surveyTranslations,
} as const;
