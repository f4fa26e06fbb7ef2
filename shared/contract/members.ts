import * as z from 'zod/mini';
import { Cursor, Id, pageSize } from '../models/common.ts';
import { KnownEmail } from '../models/email.ts';
import { FinanceAccess } from '../models/finance/access.ts';
import { HiredOn } from '../models/hired-on.ts';
import { Member, MEMBERS_PAGE_DEFAULT, MEMBERS_PAGE_MAX } from '../models/workspace.ts';
import { GivenRole } from '../models/role.ts';
import { Team } from '../models/team.ts';
import { defineRoutes } from './route.ts';
import { commonValidation } from '#text/validation.ts';
import { workspacesValidation } from '#text/workspaces/validation.ts';

const byId = { kind: 'workspace', from: 'params.id' } as const;

/** Members of whom the same is said at once: their team, the day they were hired. */
export const MEMBERS_AT_ONCE = 100;
const MemberIds = z
  .array(Id, { error: () => workspacesValidation.chooseMembers })
  .check(
    z.minLength(1, { error: () => workspacesValidation.chooseMembers }),
    z.maxLength(MEMBERS_AT_ONCE, { error: () => workspacesValidation.membersAtOnce }),
  );

/** People of a workspace; answered by the Lambda of workspaces. */
export const members = defineRoutes('workspaces', {
  listMembers: {
    method: 'GET',
    path: '/api/workspaces/{id}/members',
    auth: 'user',
    permission: 'members.list',
    scope: byId,
    params: { id: Id },
    query: z.strictObject({
      cursor: z.optional(Cursor),
      limit: pageSize(MEMBERS_PAGE_DEFAULT, MEMBERS_PAGE_MAX),
    }),
    reply: z.object({ members: z.array(Member), next_cursor: z.nullable(z.string()) }),
    status: 200,
  },
  changeRole: {
    method: 'PUT',
    path: '/api/workspaces/{id}/members/{email}/role',
    auth: 'user',
    permission: 'members.change_role',
    scope: byId,
    params: { id: Id, email: KnownEmail },
    body: z.strictObject({ role: GivenRole }),
    reply: Member,
    status: 200,
    errors: ['conflict'],
  },
  setTeam: {
    method: 'PUT',
    path: '/api/workspaces/{id}/members/team',
    auth: 'user',
    permission: 'members.set_team',
    scope: byId,
    params: { id: Id },
    body: z.strictObject({ user_ids: MemberIds, team: z.nullable(Team) }),
    reply: z.object({ members: z.array(Member) }),
    status: 200,
    errors: ['conflict'],
  },
  setHiredOn: {
    method: 'PUT',
    path: '/api/workspaces/{id}/members/hired-on',
    auth: 'user',
    permission: 'members.set_hired_on',
    scope: byId,
    params: { id: Id },
    body: z.strictObject({ user_ids: MemberIds, hired_on: z.nullable(HiredOn) }),
    reply: z.object({ members: z.array(Member) }),
    status: 200,
    errors: ['conflict'],
  },
  giveFinanceAccess: {
    method: 'PUT',
    path: '/api/workspaces/{id}/members/{userId}/finance-access',
    auth: 'user',
    permission: 'members.give_finance_access',
    proof: 'recent',
    scope: byId,
    params: { id: Id, userId: Id },
    body: z.strictObject({ access: FinanceAccess }),
    reply: Member,
    status: 200,
    errors: ['conflict', 'plan_limit'],
  },
  getLeaving: {
    method: 'GET',
    path: '/api/workspaces/{id}/members/leaving',
    auth: 'user',
    permission: 'workspace.read',
    scope: byId,
    params: { id: Id },
    reply: z.object({
      /** Whoever is removed as having left the company gets a letter with an anonymous poll. */
      asks: z.boolean(),
      /** So does the caller, should they leave by themselves. */
      asks_me: z.boolean(),
    }),
    status: 200,
  },
  removeMember: {
    method: 'DELETE',
    path: '/api/workspaces/{id}/members',
    auth: 'user',
    permission: 'members.remove',
    scope: byId,
    params: { id: Id },
    body: z.strictObject({
      email: KnownEmail,
      /** They have left the company, and are asked why where the workspace asks leavers. */
      ask_why: z.optional(z.boolean({ error: () => commonValidation.trueOrFalse })),
    }),
    reply: null,
    status: 204,
    errors: ['conflict'],
  },
});
