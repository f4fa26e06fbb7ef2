import * as z from 'zod/mini';
import { Cursor, Id } from '../models/common.ts';
import { Invitation, InvitationToken, OpenInvitation, SentInvitation } from '../models/invitation.ts';
import { GivenRole } from '../models/role.ts';
import { Email } from '../models/email.ts';
import { Workspace } from '../models/workspace.ts';
import { defineRoutes } from './route.ts';

const byId = { kind: 'workspace', from: 'params.id' } as const;

/** The ways into a workspace; answered by the Lambda of workspaces. */
export const invitations = defineRoutes('workspaces', {
  inviteMember: {
    method: 'POST',
    path: '/api/workspaces/{id}/members',
    summary: 'Пригласить по адресу; ответ не говорит, есть ли у адреса аккаунт',
    idempotent: true,
    auth: 'user',
    permission: 'members.invite',
    scope: byId,
    params: { id: Id },
    body: z.strictObject({ email: Email, role: GivenRole }),
    reply: SentInvitation,
    status: 202,
    errors: ['conflict', 'plan_limit', 'too_many_requests'],
  },
  listInvitations: {
    method: 'GET',
    path: '/api/workspaces/{id}/invitations',
    summary: 'Приглашения, которые ещё не приняты',
    auth: 'user',
    permission: 'members.invite',
    scope: byId,
    params: { id: Id },
    query: z.strictObject({ cursor: z.optional(Cursor) }),
    reply: z.object({ invitations: z.array(Invitation), next_cursor: z.nullable(z.string()) }),
    status: 200,
  },
  resendInvitation: {
    method: 'POST',
    path: '/api/workspaces/{id}/invitations/{invitation}/resend',
    summary: 'Отправить приглашение ещё раз; прежняя ссылка перестаёт работать',
    idempotent: true,
    auth: 'user',
    permission: 'members.invite',
    scope: byId,
    params: { id: Id, invitation: Id },
    reply: SentInvitation,
    status: 202,
    errors: ['conflict', 'plan_limit', 'too_many_requests'],
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/api/workspaces/{id}/invitations/{invitation}',
    summary: 'Отозвать приглашение',
    auth: 'user',
    permission: 'members.invite',
    scope: byId,
    params: { id: Id, invitation: Id },
    reply: null,
    status: 204,
  },
  openInvitation: {
    method: 'GET',
    path: '/api/invitations/{token}',
    summary: 'Куда и с какой ролью приглашает ссылка',
    auth: 'public',
    permission: null,
    params: { token: InvitationToken },
    reply: OpenInvitation,
    status: 200,
    errors: ['not_found'],
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/invitations/{token}/accept',
    summary: 'Принять приглашение; только с аккаунтом того адреса, на который оно пришло',
    idempotent: true,
    auth: 'user',
    permission: null,
    scope: 'account',
    params: { token: InvitationToken },
    reply: Workspace,
    status: 200,
    errors: ['forbidden', 'not_found', 'conflict', 'plan_limit'],
  },
});
