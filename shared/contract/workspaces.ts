import * as z from 'zod/mini';
import { Id } from '../models/common.ts';
import { Member, NewWorkspace, PermissionFlags, Role, Workspace } from '../models/workspace.ts';
import { defineRoutes } from './route.ts';

const byId = { kind: 'workspace', from: 'params.id' } as const;

export const workspaces = defineRoutes('workspaces', {
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
  listMembers: {
    method: 'GET',
    path: '/api/workspaces/{id}/members',
    summary: 'Участники пространства',
    auth: 'user',
    permission: 'members.list',
    scope: byId,
    params: { id: Id },
    reply: z.object({ members: z.array(Member) }),
    status: 200,
  },
});
