import { Directory, DirectoryTokenId, NewDirectoryToken } from '../models/directory.ts';
import { NewPeopleSource, PeopleSource, SourceConsent } from '../models/people-source.ts';
import { Id } from '../models/common.ts';
import { defineRoutes } from './route.ts';

const ofWorkspace = {
  auth: 'user',
  permission: 'directory.manage',
  scope: { kind: 'workspace', from: 'params.id' },
} as const;

/**
 * The directory of a company, for the owner. Directories themselves speak SCIM below `/api/scim/v2`, which is no part of
 * the contract: its paths, errors and media type are the standard's (functions/directory).
 */
export const directory = defineRoutes('directory', {
  getDirectory: {
    method: 'GET',
    path: '/api/workspaces/{id}/directory',
    ...ofWorkspace,
    params: { id: Id },
    reply: Directory,
    status: 200,
  },
  makeDirectoryToken: {
    method: 'POST',
    path: '/api/workspaces/{id}/directory',
    ...ofWorkspace,
    proof: 'recent',
    idempotent: true,
    params: { id: Id },
    reply: NewDirectoryToken,
    status: 201,
    errors: ['conflict', 'plan_limit'],
  },
  revokeDirectoryToken: {
    method: 'DELETE',
    path: '/api/workspaces/{id}/directory/tokens/{slot}',
    ...ofWorkspace,
    params: { id: Id, slot: DirectoryTokenId },
    reply: null,
    status: 204,
  },
  getPeopleSource: {
    method: 'GET',
    path: '/api/workspaces/{id}/directory/source',
    ...ofWorkspace,
    params: { id: Id },
    reply: PeopleSource,
    status: 200,
  },
  connectPeopleSource: {
    method: 'PUT',
    path: '/api/workspaces/{id}/directory/source',
    ...ofWorkspace,
    proof: 'recent',
    params: { id: Id },
    body: NewPeopleSource,
    reply: PeopleSource,
    status: 200,
    errors: ['conflict', 'plan_limit', 'too_many_requests'],
  },
  applyPeopleSource: {
    method: 'POST',
    path: '/api/workspaces/{id}/directory/source/apply',
    ...ofWorkspace,
    params: { id: Id },
    body: SourceConsent,
    reply: PeopleSource,
    status: 200,
    errors: ['conflict', 'plan_limit', 'too_many_requests'],
  },
  disconnectPeopleSource: {
    method: 'DELETE',
    path: '/api/workspaces/{id}/directory/source',
    ...ofWorkspace,
    params: { id: Id },
    reply: null,
    status: 204,
  },
});
