import * as z from 'zod/mini';
import { Recount } from '../models/ballot.ts';
import { Cursor, Id } from '../models/common.ts';
import { BallotRequest, SignedBallot } from '../models/own-ballot.ts';
import { defineRoutes } from './route.ts';

const byRun = { kind: 'run', from: 'params.id' } as const;
const bySurvey = { kind: 'survey', from: 'params.id' } as const;
const params = { id: Id };

/** Ballots of members in runs of polls. */
export const pollBallots = defineRoutes('polls', {
  /** Signs the ballot of a member without seeing it, once; the same one again as often as it is asked for. */
  issuePollBallot: {
    method: 'POST',
    path: '/api/polls/frames/{id}/ballot',
    auth: 'user',
    permission: 'polls.take',
    scope: byRun,
    params,
    body: BallotRequest,
    reply: SignedBallot,
    status: 200,
    errors: ['run_closed', 'already_answered', 'ballot_issued', 'conflict'],
  },
  /** The member's browser tells, some time later, that it needs no reminder: its answers have gone their own way. */
  reportPollBallot: {
    method: 'POST',
    path: '/api/polls/frames/{id}/ballot/done',
    auth: 'user',
    permission: 'polls.take',
    scope: byRun,
    params,
    reply: null,
    status: 204,
  },
  getFrameRecount: {
    method: 'GET',
    path: '/api/polls/frames/{id}/recount',
    auth: 'user',
    permission: 'results.read',
    shows: 'file',
    scope: byRun,
    params,
    query: z.strictObject({ cursor: z.optional(Cursor) }),
    reply: Recount,
    status: 200,
  },
});

/** The same of surveys. */
export const surveyBallots = defineRoutes('surveys', {
  issueSurveyBallot: {
    method: 'POST',
    path: '/api/surveys/{id}/ballot',
    auth: 'user',
    permission: 'surveys.take',
    scope: bySurvey,
    params,
    body: BallotRequest,
    reply: SignedBallot,
    status: 200,
    errors: ['run_closed', 'already_answered', 'ballot_issued', 'conflict'],
  },
  reportSurveyBallot: {
    method: 'POST',
    path: '/api/surveys/{id}/ballot/done',
    auth: 'user',
    permission: 'surveys.take',
    scope: bySurvey,
    params,
    reply: null,
    status: 204,
  },
  getSurveyRecount: {
    method: 'GET',
    path: '/api/surveys/{id}/recount',
    auth: 'user',
    permission: 'results.read',
    shows: 'file',
    scope: bySurvey,
    params,
    query: z.strictObject({ cursor: z.optional(Cursor) }),
    reply: Recount,
    status: 200,
  },
});
