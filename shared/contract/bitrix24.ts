import { EmployeeFilter, EmployeeList, ImportPosition, SuiteTaskFilter, SuiteTaskList } from '../models/bitrix24.ts';
import { Id } from '../models/common.ts';
import { ConnectionCheck } from '../models/connection-check.ts';
import {
  Bitrix24Credentials,
  Bitrix24Settings,
  MemberImport,
  NewBitrix24Credentials,
  SavedBitrix24Credentials,
} from '../models/integration.ts';
import { defineRoutes } from './route.ts';

const byId = { kind: 'workspace', from: 'params.id' } as const;
const path = '/api/bitrix24/workspaces/{id}/credentials';

/** What may go wrong where the portal itself is asked. */
const PORTAL_ERRORS = ['plan_limit', 'conflict', 'too_many_requests', 'upstream_failed', 'upstream_timeout'] as const;

export const bitrix24 = defineRoutes('bitrix24', {
  getBitrix24Credentials: {
    method: 'GET',
    path,
    summary: 'Вебхук Bitrix24, без секретной части',
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
    summary: 'Проверить и сохранить вебхук Bitrix24',
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
    summary: 'Выбрать, как раскладывать задачи Bitrix24 по столбцам доски',
    auth: 'user',
    permission: 'integrations.manage',
    scope: byId,
    params: { id: Id },
    body: Bitrix24Settings,
    reply: Bitrix24Credentials,
    status: 200,
    errors: ['plan_limit', 'conflict'],
  },
  deleteBitrix24Credentials: {
    method: 'DELETE',
    path,
    summary: 'Отключить Bitrix24',
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
    summary: 'Проверить подключение к Bitrix24',
    auth: 'user',
    permission: 'integrations.manage',
    scope: byId,
    params: { id: Id },
    reply: ConnectionCheck,
    status: 200,
    errors: ['conflict', 'too_many_requests'],
  },
  importBitrix24Members: {
    method: 'POST',
    path: '/api/workspaces/{id}/bitrix24/import/members',
    summary: 'Пригласить сотрудников из Bitrix24, частями: с cursor из ответа — дальше',
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
    summary: 'Сотрудники из Bitrix24',
    auth: 'user',
    permission: 'employees.read',
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
    summary: 'Задачи из Bitrix24, новые сначала',
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
