import { Id } from '../models/common.ts';
import { Decision, DecisionKey, NewDecision } from '../models/decision.ts';
import { Attention, Pulse } from '../models/overview.ts';
import { defineRoutes } from './route.ts';

const byWorkspace = { kind: 'workspace', from: 'params.id' } as const;

/** The first screen of whoever runs polls. */
export const overview = defineRoutes('overview', {
  getPulse: {
    method: 'GET',
    path: '/api/overview/workspace/{id}/pulse',
    auth: 'user',
    permission: 'results.read',
    shows: 'results',
    scope: byWorkspace,
    params: { id: Id },
    reply: Pulse,
    status: 200,
  },
  getAttention: {
    method: 'GET',
    path: '/api/overview/workspace/{id}/attention',
    auth: 'user',
    permission: 'results.read',
    shows: 'results',
    scope: byWorkspace,
    reach: 'own_teams',
    params: { id: Id },
    reply: Attention,
    status: 200,
  },
  noteTeamsFile: {
    method: 'POST',
    path: '/api/overview/workspace/{id}/attention/files',
    auth: 'user',
    permission: 'results.read',
    shows: 'file',
    scope: byWorkspace,
    reach: 'own_teams',
    params: { id: Id },
    reply: null,
    status: 204,
  },
  decide: {
    method: 'PUT',
    path: '/api/overview/workspace/{id}/decisions',
    auth: 'user',
    permission: 'decisions.make',
    scope: byWorkspace,
    reach: 'own_teams',
    params: { id: Id },
    body: NewDecision,
    reply: Decision,
    status: 200,
  },
  takeDecisionBack: {
    method: 'DELETE',
    path: '/api/overview/workspace/{id}/decisions',
    auth: 'user',
    permission: 'decisions.make',
    scope: byWorkspace,
    reach: 'own_teams',
    params: { id: Id },
    body: DecisionKey,
    reply: null,
    status: 204,
  },
});
