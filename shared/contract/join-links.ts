import * as z from 'zod/mini';
import { Id } from '../models/common.ts';
import { Seats } from '../models/invitation.ts';
import { JoinLink, JoinLinkChange, JoinToken, NewJoinLink, OpenJoinLink } from '../models/join-link.ts';
import { Workspace } from '../models/workspace.ts';
import { defineRoutes } from './route.ts';

const ofWorkspace = {
  path: '/api/workspaces/{id}/join-link',
  auth: 'user',
  permission: 'members.invite',
  scope: { kind: 'workspace', from: 'params.id' },
  params: { id: Id },
} as const;

/** One link by which colleagues join a workspace as employees; answered by the Lambda of workspaces. */
export const joinLinks = defineRoutes('workspaces', {
  getJoinLink: {
    method: 'GET',
    ...ofWorkspace,
    reply: z.object({ link: z.nullable(JoinLink), seats: Seats }),
    status: 200,
  },
  createJoinLink: {
    method: 'POST',
    ...ofWorkspace,
    idempotent: true,
    body: NewJoinLink,
    reply: JoinLink,
    status: 201,
    errors: ['plan_limit'],
  },
  changeJoinLink: {
    method: 'PATCH',
    ...ofWorkspace,
    body: JoinLinkChange,
    reply: JoinLink,
    status: 200,
    errors: ['not_found', 'conflict', 'plan_limit'],
  },
  withdrawJoinLink: {
    method: 'DELETE',
    ...ofWorkspace,
    reply: null,
    status: 204,
    errors: ['not_found'],
  },
  openJoinLink: {
    method: 'GET',
    path: '/api/join/{token}',
    auth: 'public',
    permission: null,
    params: { token: JoinToken },
    reply: OpenJoinLink,
    status: 200,
    errors: ['not_found', 'too_many_requests'],
  },
  acceptJoinLink: {
    method: 'POST',
    path: '/api/join/{token}/accept',
    idempotent: true,
    auth: 'user',
    permission: null,
    scope: 'account',
    params: { token: JoinToken },
    reply: Workspace,
    status: 200,
    errors: ['forbidden', 'not_found', 'conflict', 'plan_limit'],
  },
});
