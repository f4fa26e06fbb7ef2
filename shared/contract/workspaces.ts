import * as z from 'zod/mini';
import { Id } from '../models/common.ts';
import { Email } from '../models/user.ts';
import {
  NewWorkspace,
  PermissionFlags,
  Role,
  RoleDescription,
  Workspace,
  WorkspaceStats,
} from '../models/workspace.ts';
import { invitations } from './invitations.ts';
import { members } from './members.ts';
import { defineRoutes } from './route.ts';

const byId = { kind: 'workspace', from: 'params.id' } as const;

const spaces = defineRoutes('workspaces', {
  listWorkspaces: {
    method: 'GET',
    path: '/api/workspaces',
    summary: 'Рабочие пространства пользователя',
    auth: 'user',
    permission: null,
    reply: z.array(Workspace),
    status: 200,
  },
  createWorkspace: {
    method: 'POST',
    path: '/api/workspaces',
    summary: 'Создать рабочее пространство и стать его владельцем',
    auth: 'user',
    permission: null,
    scope: 'account',
    body: NewWorkspace,
    reply: Workspace,
    status: 201,
    errors: ['plan_limit'],
  },
  getWorkspace: {
    method: 'GET',
    path: '/api/workspaces/{id}',
    summary: 'Рабочее пространство',
    auth: 'user',
    permission: 'workspace.read',
    scope: byId,
    params: { id: Id },
    reply: Workspace,
    status: 200,
  },
  getMyRole: {
    method: 'GET',
    path: '/api/workspaces/{id}/my-role',
    summary: 'Роль пользователя в пространстве',
    auth: 'user',
    permission: 'workspace.read',
    scope: byId,
    params: { id: Id },
    reply: z.object({ user_role: Role }),
    status: 200,
  },
  getPermissions: {
    method: 'GET',
    path: '/api/workspaces/{id}/permissions',
    summary: 'Права пользователя в пространстве',
    auth: 'user',
    permission: 'workspace.read',
    scope: byId,
    params: { id: Id },
    reply: PermissionFlags,
    status: 200,
  },
  getStats: {
    method: 'GET',
    path: '/api/workspaces/{id}/stats',
    summary: 'Сколько в пространстве людей, опросов и приглашений',
    auth: 'user',
    permission: 'workspace.read',
    scope: byId,
    params: { id: Id },
    reply: WorkspaceStats,
    status: 200,
  },
  leaveWorkspace: {
    method: 'POST',
    path: '/api/workspaces/{id}/leave',
    summary: 'Выйти из пространства',
    auth: 'user',
    permission: 'workspace.leave',
    scope: byId,
    params: { id: Id },
    reply: null,
    status: 204,
    errors: ['conflict'],
  },
  handOverWorkspace: {
    method: 'POST',
    path: '/api/workspaces/{id}/owner',
    summary: 'Передать пространство участнику; прежний владелец становится руководителем',
    auth: 'user',
    permission: 'workspace.hand_over',
    scope: byId,
    params: { id: Id },
    body: z.strictObject({ email: Email }),
    reply: Workspace,
    status: 200,
    errors: ['conflict'],
  },
  listRoles: {
    method: 'GET',
    path: '/api/roles',
    summary: 'Роли и их права',
    auth: 'user',
    permission: null,
    reply: z.array(RoleDescription),
    status: 200,
  },
});

/** Everything the Lambda of workspaces answers. */
export const workspaces = { ...spaces, ...members, ...invitations } as const;
