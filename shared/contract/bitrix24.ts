import * as z from 'zod/mini';
import { EmployeeFilter, EmployeeList, ImportPosition, SuiteTaskFilter, SuiteTaskList } from '../models/bitrix24.ts';
import { Id } from '../models/common.ts';
import { ConnectionCheck } from '../models/connection-check.ts';
import {
  Bitrix24AppAnswer,
  Bitrix24AppStart,
  Bitrix24Credentials,
  Bitrix24Settings,
  MemberImport,
  NewBitrix24App,
  NewBitrix24Credentials,
  SavedBitrix24Credentials,
} from '../models/integration.ts';
import { PortalEvent } from '../models/portal-event.ts';
import { defineRoutes } from './route.ts';

const byId = { kind: 'workspace', from: 'params.id' } as const;
const path = '/api/bitrix24/workspaces/{id}/credentials';

/** The secret in the address that a portal tells its events to. */
const EventsKey = z.string().check(z.regex(/^[\w-]{43}$/));
/** Far more than any event that is read. */
const EVENT_BYTES = 64 * 1024;

/** What may go wrong where the portal itself is asked. */
const PORTAL_ERRORS = ['plan_limit', 'conflict', 'too_many_requests', 'upstream_failed', 'upstream_timeout'] as const;

export const bitrix24 = defineRoutes('bitrix24', {
  getBitrix24Credentials: {
    method: 'GET',
    path,
    auth: 'user',
    permission: 'integrations.read',
    scope: byId,
    params: { id: Id },
    reply: Bitrix24Credentials,
    status: 200,
  },
  saveBitrix24Credentials: {
    method: 'POST',
    path,
    auth: 'user',
    permission: 'integrations.manage',
    scope: byId,
    params: { id: Id },
    body: NewBitrix24Credentials,
    reply: SavedBitrix24Credentials,
    status: 200,
    errors: PORTAL_ERRORS,
  },
  updateBitrix24Settings: {
    method: 'PATCH',
    path,
    auth: 'user',
    permission: 'integrations.manage',
    scope: byId,
    params: { id: Id },
    body: Bitrix24Settings,
    reply: Bitrix24Credentials,
    status: 200,
    errors: ['plan_limit', 'conflict'],
  },
  startBitrix24App: {
    method: 'POST',
    path: '/api/bitrix24/workspaces/{id}/app/start',
    auth: 'user',
    permission: 'integrations.manage',
    scope: byId,
    params: { id: Id },
    body: NewBitrix24App,
    reply: Bitrix24AppStart,
    status: 200,
    errors: ['plan_limit', 'conflict', 'too_many_requests'],
  },
  finishBitrix24App: {
    method: 'POST',
    path: '/api/bitrix24/workspaces/{id}/app/finish',
    auth: 'user',
    permission: 'integrations.manage',
    scope: byId,
    params: { id: Id },
    body: Bitrix24AppAnswer,
    reply: SavedBitrix24Credentials,
    status: 200,
    errors: PORTAL_ERRORS,
  },
  receivePortalEvent: {
    method: 'POST',
    path: '/api/bitrix24/workspaces/{id}/events/{key}',
    auth: 'public',
    permission: null,
    params: { id: Id, key: EventsKey },
    body: PortalEvent,
    bodyForm: true,
    bodyLimit: EVENT_BYTES,
    reply: z.object({}),
    status: 200,
    errors: ['not_found'],
  },
  deleteBitrix24Credentials: {
    method: 'DELETE',
    path,
    auth: 'user',
    permission: 'integrations.manage',
    scope: byId,
    params: { id: Id },
    reply: null,
    status: 204,
  },
  checkBitrix24: {
    method: 'POST',
    path: '/api/bitrix24/workspaces/{id}/credentials/check',
    auth: 'user',
    permission: 'integrations.manage',
    scope: byId,
    params: { id: Id },
    reply: ConnectionCheck,
    status: 200,
    errors: ['plan_limit', 'conflict', 'too_many_requests'],
  },
  importBitrix24Members: {
    method: 'POST',
    path: '/api/workspaces/{id}/bitrix24/import/members',
    idempotent: true,
    auth: 'user',
    permission: 'integrations.manage',
    scope: byId,
    params: { id: Id },
    body: ImportPosition,
    reply: MemberImport,
    status: 200,
    errors: PORTAL_ERRORS,
  },
  getBitrix24Employees: {
    method: 'POST',
    path: '/api/bitrix24/workspaces/{id}/get_emploees',
    auth: 'user',
    permission: 'employees.read',
    shows: 'people',
    scope: byId,
    params: { id: Id },
    body: EmployeeFilter,
    reply: EmployeeList,
    status: 200,
    errors: PORTAL_ERRORS,
  },
  getBitrix24Tasks: {
    method: 'POST',
    path: '/api/bitrix24/workspaces/{id}/get_tasks',
    auth: 'user',
    permission: 'tasks.read',
    scope: byId,
    params: { id: Id },
    body: SuiteTaskFilter,
    reply: SuiteTaskList,
    status: 200,
    errors: PORTAL_ERRORS,
  },
});
