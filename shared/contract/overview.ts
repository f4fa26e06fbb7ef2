import { Id } from '../models/common.ts';
import { Attention, Pulse } from '../models/overview.ts';
import { defineRoutes } from './route.ts';

const byWorkspace = { kind: 'workspace', from: 'params.id' } as const;

/** The first screen of whoever runs polls. */
export const overview = defineRoutes('overview', {
  getPulse: {
    method: 'GET',
    path: '/api/overview/workspace/{id}/pulse',
    summary: 'Что идёт сейчас, eNPS за двенадцать недель и что будет дальше',
    auth: 'user',
    permission: 'results.read',
    scope: byWorkspace,
    params: { id: Id },
    reply: Pulse,
    status: 200,
  },
  getAttention: {
    method: 'GET',
    path: '/api/overview/workspace/{id}/attention',
    summary: 'Каким командам нужно внимание и как они загружены',
    auth: 'user',
    permission: 'results.read',
    scope: byWorkspace,
    params: { id: Id },
    reply: Attention,
    status: 200,
  },
});
