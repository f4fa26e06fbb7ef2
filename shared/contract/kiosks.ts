import * as z from 'zod/mini';
import { Id } from '../models/common.ts';
import { Kiosk, MadeKiosk, NewKiosk } from '../models/kiosk.ts';
import { defineRoutes } from './route.ts';

const OF_RUN = '/api/polls/frames/{id}/kiosks';
const OF_SURVEY = '/api/surveys/{id}/kiosks';
const ofRun = { auth: 'user', permission: 'runs.publish', scope: { kind: 'run', from: 'params.id' } } as const;
const ofSurvey = { auth: 'user', permission: 'surveys.edit', scope: { kind: 'survey', from: 'params.id' } } as const;
const Kiosks = z.object({ kiosks: z.array(Kiosk) });

/** Kiosks of a run: tablets on which anybody answers, one after another. Made, listed and ended by whoever may open it. */
export const kiosks = defineRoutes('polls', {
  listKiosks: { method: 'GET', path: OF_RUN, ...ofRun, params: { id: Id }, reply: Kiosks, status: 200 },
  makeKiosk: {
    method: 'POST',
    path: OF_RUN,
    idempotent: true,
    ...ofRun,
    params: { id: Id },
    body: NewKiosk,
    reply: MadeKiosk,
    status: 201,
    errors: ['conflict', 'plan_limit', 'run_closed'],
  },
  endKiosk: {
    method: 'DELETE',
    path: `${OF_RUN}/{kioskId}`,
    ...ofRun,
    params: { id: Id, kioskId: Id },
    reply: null,
    status: 204,
    errors: ['conflict'],
  },
});

/** The same of the one run of a survey, under the survey's id. */
export const surveyKiosks = defineRoutes('surveys', {
  listSurveyKiosks: { method: 'GET', path: OF_SURVEY, ...ofSurvey, params: { id: Id }, reply: Kiosks, status: 200 },
  makeSurveyKiosk: {
    method: 'POST',
    path: OF_SURVEY,
    idempotent: true,
    ...ofSurvey,
    params: { id: Id },
    body: NewKiosk,
    reply: MadeKiosk,
    status: 201,
    errors: ['conflict', 'plan_limit', 'run_closed'],
  },
  endSurveyKiosk: {
    method: 'DELETE',
    path: `${OF_SURVEY}/{kioskId}`,
    ...ofSurvey,
    params: { id: Id, kioskId: Id },
    reply: null,
    status: 204,
    errors: ['conflict'],
  },
});
