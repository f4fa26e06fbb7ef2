import { Id } from '../models/common.ts';
import { Waiting } from '../models/overview.ts';
import { defineRoutes } from './route.ts';

/** What waits for the caller; the Lambda of polls answers this, since it may ask for marks of participation. */
export const waiting = defineRoutes('polls', {
  getWaiting: {
    method: 'GET',
    path: '/api/workspace/{id}/waiting',
    summary: 'Какие опросы ждут моего ответа и на что я уже отвечал',
    auth: 'user',
    permission: 'polls.take',
    scope: { kind: 'workspace', from: 'params.id' },
    params: { id: Id },
    reply: Waiting,
    status: 200,
  },
});
