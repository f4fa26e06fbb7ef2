import * as z from 'zod/mini';
import { Cursor, Id, pageSize } from '../models/common.ts';
import { Frame, FrameChange, NewFrame, Participant, Publication } from '../models/run.ts';
import { FrameResults, FrameSummary, RunFigures } from '../models/run-results.ts';
import { MemberAnswers, PollToTake, TakenByMember } from '../models/poll-answers.ts';
import { NewPoll, Poll, PollChange, PollTotals } from '../models/poll.ts';
import { LANGUAGE_QUERY } from '../models/translation.ts';
import { GivenReport, RunReport } from '../models/run-report.ts';
import { pollBallots } from './ballots.ts';
import { codeSheets } from './code-sheets.ts';
import { dialogues } from './dialogues.ts';
import { kiosks } from './kiosks.ts';
import { movingPolls } from './moving.ts';
import { pastImports } from './past-imports.ts';
import { pollList } from './poll-list.ts';
import { pulses } from './pulses.ts';
import { pollTranslations } from './translations.ts';
import { waiting } from './waiting.ts';
import { TeamResults } from '../models/team-results.ts';
import { defineRoutes } from './route.ts';

const byPoll = { kind: 'poll', from: 'params.id' } as const;
const byRun = { kind: 'run', from: 'params.id' } as const;

/** Responses on one page of results, unless another number is asked for. */
export const RESULTS_PAGE_SIZE = 50;
export const RESULTS_PAGE_MAX = 500;
export const POLLS_PAGE_SIZE = 50;
export const FRAMES_PAGE_SIZE = 25;
export const PARTICIPANTS_PAGE_SIZE = 200;
const LIST_PAGE_MAX = 100;

const runs = defineRoutes('polls', {
  listPolls: {
    method: 'GET',
    path: '/api/workspace/{id}/polls',
    auth: 'user',
    permission: 'polls.list',
    scope: { kind: 'workspace', from: 'params.id' },
    params: { id: Id },
    query: z.strictObject({ cursor: z.optional(Cursor), limit: pageSize(POLLS_PAGE_SIZE, LIST_PAGE_MAX) }),
    reply: z.object({ polls: z.array(Poll), totals: PollTotals, next_cursor: z.nullable(z.string()) }),
    status: 200,
  },
  createPoll: {
    method: 'POST',
    path: '/api/polls',
    idempotent: true,
    auth: 'user',
    permission: 'polls.create',
    scope: { kind: 'workspace', from: 'body.workspace_id' },
    body: NewPoll,
    reply: Poll,
    status: 201,
    errors: ['plan_limit'],
  },
  getPoll: {
    method: 'GET',
    path: '/api/polls/{id}',
    auth: 'user',
    permission: 'polls.read',
    scope: byPoll,
    params: { id: Id },
    reply: Poll,
    status: 200,
  },
  updatePoll: {
    method: 'PATCH',
    path: '/api/polls/{id}',
    auth: 'user',
    permission: 'polls.edit',
    scope: byPoll,
    params: { id: Id },
    body: PollChange,
    reply: Poll,
    status: 200,
    errors: ['conflict', 'plan_limit'],
  },
  duplicatePoll: {
    method: 'POST',
    path: '/api/polls/{id}/duplicate',
    idempotent: true,
    auth: 'user',
    permission: 'polls.create',
    scope: byPoll,
    params: { id: Id },
    reply: Poll,
    status: 201,
    errors: ['plan_limit'],
  },
  deletePoll: {
    method: 'DELETE',
    path: '/api/polls/{id}',
    auth: 'user',
    permission: 'polls.delete',
    scope: byPoll,
    params: { id: Id },
    reply: null,
    status: 204,
  },
  listFrames: {
    method: 'GET',
    path: '/api/polls/{id}/frames',
    auth: 'user',
    permission: 'runs.list',
    scope: byPoll,
    params: { id: Id },
    query: z.strictObject({ cursor: z.optional(Cursor), limit: pageSize(FRAMES_PAGE_SIZE, LIST_PAGE_MAX) }),
    reply: z.object({ frames: z.array(Frame), next_cursor: z.nullable(z.string()) }),
    status: 200,
  },
  getPollToTake: {
    method: 'GET',
    path: '/api/polls/{id}/take',
    auth: 'user',
    permission: 'polls.take',
    scope: byPoll,
    params: { id: Id },
    query: LANGUAGE_QUERY,
    reply: PollToTake,
    status: 200,
    errors: ['run_closed'],
  },
  getTrend: {
    method: 'GET',
    path: '/api/polls/{id}/trend',
    auth: 'user',
    permission: 'results.read',
    shows: 'results',
    scope: byPoll,
    params: { id: Id },
    reply: z.object({ runs: z.array(RunFigures) }),
    status: 200,
  },
  createFrame: {
    method: 'POST',
    path: '/api/polls/{id}/frames',
    idempotent: true,
    auth: 'user',
    permission: 'runs.create',
    scope: byPoll,
    params: { id: Id },
    body: NewFrame,
    reply: Frame,
    status: 201,
    errors: ['conflict', 'plan_limit'],
  },
  remindFrame: {
    method: 'POST',
    path: '/api/polls/frames/{id}/remind',
    idempotent: true,
    auth: 'user',
    permission: 'runs.publish',
    scope: { kind: 'run', from: 'params.id' },
    params: { id: Id },
    reply: Frame,
    status: 202,
    errors: ['conflict', 'run_closed', 'too_many_requests', 'plan_limit'],
  },
  publishFrame: {
    method: 'POST',
    path: '/api/polls/frames/{id}/publish',
    auth: 'user',
    permission: 'runs.publish',
    scope: byRun,
    params: { id: Id },
    body: Publication,
    reply: Frame,
    status: 200,
    errors: ['conflict', 'texts_missing', 'plan_limit'],
  },
  updateFrame: {
    method: 'PATCH',
    path: '/api/polls/frames/{id}',
    auth: 'user',
    permission: 'runs.edit',
    scope: byRun,
    params: { id: Id },
    body: FrameChange,
    reply: Frame,
    status: 200,
    errors: ['conflict', 'plan_limit'],
  },
  deleteFrame: {
    method: 'DELETE',
    path: '/api/polls/frames/{id}',
    auth: 'user',
    permission: 'runs.delete',
    scope: byRun,
    params: { id: Id },
    reply: null,
    status: 204,
  },
  renewLink: {
    method: 'POST',
    path: '/api/polls/frames/{id}/link',
    idempotent: true,
    auth: 'user',
    permission: 'runs.edit',
    scope: byRun,
    params: { id: Id },
    reply: Frame,
    status: 200,
    errors: ['conflict', 'plan_limit'],
  },
  takePoll: {
    method: 'POST',
    path: '/api/polls/frames/{id}/take',
    auth: 'user',
    permission: 'polls.take',
    scope: byRun,
    params: { id: Id },
    body: MemberAnswers,
    reply: TakenByMember,
    status: 200,
    errors: ['run_closed', 'already_answered'],
  },
  getSummary: {
    method: 'GET',
    path: '/api/polls/frames/{id}/summary',
    auth: 'user',
    permission: 'results.read',
    shows: 'results',
    scope: byRun,
    params: { id: Id },
    reply: FrameSummary,
    status: 200,
  },
  getFrameTeams: {
    method: 'GET',
    path: '/api/polls/frames/{id}/teams',
    auth: 'user',
    permission: 'results.read',
    shows: 'teams',
    scope: byRun,
    reach: 'own_teams',
    params: { id: Id },
    reply: TeamResults,
    status: 200,
  },
  getResults: {
    method: 'GET',
    path: '/api/polls/frames/{id}/results',
    auth: 'user',
    permission: 'results.read',
    shows: 'texts',
    scope: byRun,
    params: { id: Id },
    query: z.strictObject({ cursor: z.optional(Cursor), limit: pageSize(RESULTS_PAGE_SIZE, RESULTS_PAGE_MAX) }),
    reply: FrameResults,
    status: 200,
  },
  noteFrameFile: {
    method: 'POST',
    path: '/api/polls/frames/{id}/files',
    auth: 'user',
    permission: 'results.read',
    shows: 'file',
    scope: byRun,
    params: { id: Id },
    reply: null,
    status: 204,
  },
  listParticipants: {
    method: 'GET',
    path: '/api/polls/frames/{id}/participants',
    auth: 'user',
    permission: 'results.read',
    shows: 'asked',
    scope: byRun,
    params: { id: Id },
    query: z.strictObject({ cursor: z.optional(Cursor), limit: pageSize(PARTICIPANTS_PAGE_SIZE, RESULTS_PAGE_MAX) }),
    reply: z.object({ participants: z.array(Participant), next_cursor: z.nullable(z.string()) }),
    status: 200,
  },
});

/** What those who were asked are told afterwards. */
const reporting = defineRoutes('polls', {
  getFrameReport: {
    method: 'GET',
    path: '/api/polls/frames/{id}/report',
    auth: 'user',
    permission: 'results.read',
    shows: 'results',
    scope: byRun,
    params: { id: Id },
    reply: RunReport,
    status: 200,
  },
  saveFrameReport: {
    method: 'PUT',
    path: '/api/polls/frames/{id}/report',
    auth: 'user',
    permission: 'runs.edit',
    shows: 'results',
    scope: byRun,
    params: { id: Id },
    body: GivenReport,
    reply: RunReport,
    status: 200,
    errors: ['conflict', 'plan_limit'],
  },
});

/** Everything the Lambda of polls answers. */
export const polls = {
  ...runs,
  ...reporting,
  ...codeSheets,
  ...dialogues,
  ...kiosks,
  ...pollBallots,
  ...movingPolls,
  ...pastImports,
  ...pollList,
  ...pulses,
  ...pollTranslations,
  ...waiting,
} as const;
