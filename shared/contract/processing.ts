import { Id } from '../models/common.ts';
import { Acts, ActsQuery } from '../models/destruction.ts';
import { ProcessingRegister, ProcessingRegisterChange, Recipients } from '../models/processing.ts';
import { defineRoutes } from './route.ts';

const byId = { kind: 'workspace', from: 'params.id' } as const;

/** The register of processing; answered by the Lambda of chats, one of three that see what a workspace has connected. */
export const processing = defineRoutes('chats', {
  getProcessingRegister: {
    method: 'GET',
    path: '/api/workspace/{id}/processing',
    auth: 'user',
    permission: 'processing.keep',
    scope: byId,
    params: { id: Id },
    reply: ProcessingRegister,
    status: 200,
  },
  getRecipients: {
    method: 'GET',
    path: '/api/workspace/{id}/processing/recipients',
    auth: 'user',
    permission: 'recipients.read',
    scope: byId,
    params: { id: Id },
    reply: Recipients,
    status: 200,
  },
  listDestructions: {
    method: 'GET',
    path: '/api/workspace/{id}/destructions',
    auth: 'user',
    permission: 'data_requests.manage',
    scope: byId,
    params: { id: Id },
    query: ActsQuery,
    reply: Acts,
    status: 200,
  },
  changeProcessingRegister: {
    method: 'PUT',
    path: '/api/workspace/{id}/processing',
    auth: 'user',
    permission: 'processing.keep',
    scope: byId,
    params: { id: Id },
    body: ProcessingRegisterChange,
    reply: ProcessingRegister,
    status: 200,
    errors: ['conflict'],
  },
});
