import * as z from 'zod/mini';
import { Cursor, Id } from '../models/common.ts';
import { Frame, FrameResults, NewFrame, NewPoll, Poll, Publication } from '../models/poll.ts';
import { defineRoutes } from './route.ts';

const byPoll = { kind: 'poll', from: 'params.id' } as const;
const byFrame = { kind: 'frame', from: 'params.id' } as const;

/** Responses on one page of results. */
export const RESULTS_PAGE_SIZE = 50;

export const polls = defineRoutes('polls', {
  listPolls: {
    method: 'GET',
    path: '/api/workspace/{id}/polls',
    summary: 'Опросы пространства, новые первыми',
    auth: 'user',
    permission: 'polls.list',
    scope: { kind: 'workspace', from: 'params.id' },
    params: { id: Id },
    reply: z.array(Poll),
    status: 200,
  },
  createPoll: {
    method: 'POST',
    path: '/api/polls',
    summary: 'Создать опрос',
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
    summary: 'Опрос с вопросами',
    auth: 'user',
    permission: 'polls.read',
    scope: byPoll,
    params: { id: Id },
    reply: Poll,
    status: 200,
  },
  deletePoll: {
    method: 'DELETE',
    path: '/api/polls/{id}',
    summary: 'Удалить опрос со всеми запусками и ответами',
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
    summary: 'Запуски опроса, новые первыми',
    auth: 'user',
    permission: 'frames.list',
    scope: byPoll,
    params: { id: Id },
    reply: z.array(Frame),
    status: 200,
  },
  createFrame: {
    method: 'POST',
    path: '/api/polls/{id}/frames',
    summary: 'Создать запуск опроса (черновик)',
    auth: 'user',
    permission: 'frames.create',
    scope: byPoll,
    params: { id: Id },
    body: NewFrame,
    reply: Frame,
    status: 201,
    errors: ['conflict', 'plan_limit'],
  },
  publishFrame: {
    method: 'POST',
    path: '/api/polls/frames/{id}/publish',
    summary: 'Открыть или закрыть запуск для ответов',
    auth: 'user',
    permission: 'frames.publish',
    scope: byFrame,
    params: { id: Id },
    body: Publication,
    reply: Frame,
    status: 200,
    errors: ['conflict', 'plan_limit'],
  },
  getResults: {
    method: 'GET',
    path: '/api/polls/frames/{id}/results',
    summary: 'Ответы запуска по вопросам, постранично',
    auth: 'user',
    permission: 'results.read',
    scope: byFrame,
    params: { id: Id },
    query: z.strictObject({ cursor: z.optional(Cursor) }),
    reply: FrameResults,
    status: 200,
  },
});
