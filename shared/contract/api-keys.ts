import { ApiKeys, MadeApiKey, NewApiKey } from '../models/api-key.ts';
import { Id } from '../models/common.ts';
import { defineRoutes } from './route.ts';

const ofWorkspace = {
  auth: 'user',
  permission: 'api_keys.manage',
  scope: { kind: 'workspace', from: 'params.id' },
} as const;

/** Keys by which programs use the API in the name of whoever has made them. */
export const apiKeys = defineRoutes('workspaces', {
  listApiKeys: {
    method: 'GET',
    path: '/api/workspaces/{id}/api-keys',
    ...ofWorkspace,
    params: { id: Id },
    reply: ApiKeys,
    status: 200,
  },
  createApiKey: {
    method: 'POST',
    path: '/api/workspaces/{id}/api-keys',
    ...ofWorkspace,
    proof: 'recent',
    idempotent: true,
    params: { id: Id },
    body: NewApiKey,
    reply: MadeApiKey,
    status: 201,
    errors: ['conflict', 'plan_limit', 'too_many_requests'],
  },
  revokeApiKey: {
    method: 'DELETE',
    path: '/api/workspaces/{id}/api-keys/{keyId}',
    ...ofWorkspace,
    proof: 'recent',
    params: { id: Id, keyId: Id },
    reply: null,
    status: 204,
  },
});
