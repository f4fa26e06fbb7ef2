import * as z from 'zod/mini';
import { CodeSheet, NewCodeSheet, NewSurveyCodeSheet, PrintedSheet } from '../models/code-sheet.ts';
import { Id } from '../models/common.ts';
import { defineRoutes } from './route.ts';

const SHEETS = '/api/polls/frames/{id}/code-sheets';
const ofRun = { auth: 'user', permission: 'runs.edit', scope: { kind: 'run', from: 'params.id' } } as const;

/** Sheets of one-time codes for people without a mailbox: made, printed anew, revoked. Who gets which code is not known. */
export const codeSheets = defineRoutes('polls', {
  listCodeSheets: {
    method: 'GET',
    path: SHEETS,
    ...ofRun,
    params: { id: Id },
    reply: z.object({ sheets: z.array(CodeSheet) }),
    status: 200,
  },
  makeCodeSheet: {
    method: 'POST',
    path: SHEETS,
    idempotent: true,
    ...ofRun,
    params: { id: Id },
    body: NewCodeSheet,
    reply: PrintedSheet,
    status: 201,
    errors: ['conflict', 'plan_limit', 'run_closed'],
  },
  reprintCodeSheet: {
    method: 'POST',
    path: `${SHEETS}/{sheetId}/reprint`,
    ...ofRun,
    params: { id: Id, sheetId: Id },
    reply: PrintedSheet,
    status: 200,
    errors: ['conflict', 'plan_limit', 'run_closed'],
  },
  revokeCodeSheet: {
    method: 'DELETE',
    path: `${SHEETS}/{sheetId}`,
    ...ofRun,
    params: { id: Id, sheetId: Id },
    reply: null,
    status: 204,
    errors: ['conflict'],
  },
});

const SURVEY_SHEETS = '/api/surveys/{id}/code-sheets';
const ofSurvey = { auth: 'user', permission: 'surveys.edit', scope: { kind: 'survey', from: 'params.id' } } as const;

/** The same of a survey. */
export const surveyCodeSheets = defineRoutes('surveys', {
  listSurveyCodeSheets: {
    method: 'GET',
    path: SURVEY_SHEETS,
    ...ofSurvey,
    params: { id: Id },
    reply: z.object({ sheets: z.array(CodeSheet) }),
    status: 200,
  },
  makeSurveyCodeSheet: {
    method: 'POST',
    path: SURVEY_SHEETS,
    idempotent: true,
    ...ofSurvey,
    params: { id: Id },
    body: NewSurveyCodeSheet,
    reply: PrintedSheet,
    status: 201,
    errors: ['conflict', 'plan_limit', 'run_closed', 'run_not_open'],
  },
  reprintSurveyCodeSheet: {
    method: 'POST',
    path: `${SURVEY_SHEETS}/{sheetId}/reprint`,
    ...ofSurvey,
    params: { id: Id, sheetId: Id },
    reply: PrintedSheet,
    status: 200,
    errors: ['conflict', 'plan_limit', 'run_closed'],
  },
  revokeSurveyCodeSheet: {
    method: 'DELETE',
    path: `${SURVEY_SHEETS}/{sheetId}`,
    ...ofSurvey,
    params: { id: Id, sheetId: Id },
    reply: null,
    status: 204,
    errors: ['conflict'],
  },
});
