import { Id } from '../models/common.ts';
import { AiCredentials, NewAiCredentials } from '../models/ai-credentials.ts';
import { ConnectionCheck } from '../models/connection-check.ts';
import { defineRoutes } from './route.ts';

const byId = { kind: 'workspace', from: 'params.id' } as const;
const path = '/api/workspaces/{id}/ai-credentials';

export const ai = defineRoutes('ai', {
  getAiCredentials: {
    method: 'GET',
    path,
    summary: 'Доступ к AI, без секрета, со счётчиками запросов',
    auth: 'user',
    permission: 'integrations.read',
    scope: byId,
    params: { id: Id },
    reply: AiCredentials,
    status: 200,
  },
  createAiCredentials: {
    method: 'POST',
    path,
    summary: 'Сохранить доступ к AI; если он уже есть, нужен PUT',
    idempotent: true,
    auth: 'user',
    permission: 'integrations.manage',
    scope: byId,
    params: { id: Id },
    body: NewAiCredentials,
    reply: AiCredentials,
    status: 201,
    errors: ['plan_limit', 'conflict', 'too_many_requests'],
  },
  updateAiCredentials: {
    method: 'PUT',
    path,
    summary: 'Заменить доступ к AI или сохранить первый',
    auth: 'user',
    permission: 'integrations.manage',
    scope: byId,
    params: { id: Id },
    body: NewAiCredentials,
    reply: AiCredentials,
    status: 200,
    errors: ['plan_limit', 'conflict', 'too_many_requests'],
  },
  deleteAiCredentials: {
    method: 'DELETE',
    path,
    summary: 'Удалить доступ к AI',
    auth: 'user',
    permission: 'integrations.manage',
    scope: byId,
    params: { id: Id },
    reply: null,
    status: 204,
  },
  checkAiCredentials: {
    method: 'POST',
    path: '/api/workspaces/{id}/ai-credentials/check',
    summary: 'Проверить подключение к AI',
    auth: 'user',
    permission: 'integrations.manage',
    scope: byId,
    params: { id: Id },
    reply: ConnectionCheck,
    status: 200,
    errors: ['conflict', 'too_many_requests'],
  },
});
