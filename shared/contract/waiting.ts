import * as z from 'zod/mini';
import { Id } from '../models/common.ts';
import { ToldReport, Waiting } from '../models/overview.ts';
import { defineRoutes } from './route.ts';

/** What waits for the caller; the Lambda of polls answers this, since it may ask for marks of participation. */
export const waiting = defineRoutes('polls', {
  getWaiting: {
    method: 'GET',
    path: '/api/workspace/{id}/waiting',
    auth: 'user',
    permission: 'polls.take',
    scope: { kind: 'workspace', from: 'params.id' },
    params: { id: Id },
    reply: Waiting,
    status: 200,
  },
  listReports: {
    method: 'GET',
    path: '/api/workspace/{id}/reports',
    auth: 'user',
    permission: 'polls.take',
    scope: { kind: 'workspace', from: 'params.id' },
    params: { id: Id },
    reply: z.object({ reports: z.array(ToldReport) }),
    status: 200,
  },
});
