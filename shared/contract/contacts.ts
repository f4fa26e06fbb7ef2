import { Id } from '../models/common.ts';
import { AddedContacts, Contact, NewContact, NewContacts, Slips, SlipsWanted } from '../models/contact.ts';
import { DataRequest, DataRequestChange, DataRequests, NewDataRequest } from '../models/data-request.ts';
import { defineRoutes } from './route.ts';

const byId = { kind: 'workspace', from: 'params.id' } as const;
const path = '/api/workspace/{id}/contacts';
const params = { id: Id, contactId: Id };

const requestsPath = '/api/workspace/{id}/data-requests';

/** People of a workspace without an account; the list of people tells of them, too. */
export const contacts = defineRoutes('chats', {
  listDataRequests: {
    method: 'GET',
    path: requestsPath,
    auth: 'user',
    permission: 'data_requests.manage',
    shows: 'people',
    scope: byId,
    params: { id: Id },
    reply: DataRequests,
    status: 200,
  },
  addDataRequest: {
    method: 'POST',
    path: requestsPath,
    auth: 'user',
    permission: 'data_requests.manage',
    scope: byId,
    idempotent: true,
    params: { id: Id },
    body: NewDataRequest,
    reply: DataRequest,
    status: 201,
    errors: ['not_found'],
  },
  changeDataRequest: {
    method: 'PATCH',
    path: `${requestsPath}/{requestId}`,
    auth: 'user',
    permission: 'data_requests.manage',
    scope: byId,
    params: { id: Id, requestId: Id },
    body: DataRequestChange,
    reply: DataRequest,
    status: 200,
    errors: ['conflict', 'not_found'],
  },
  addContacts: {
    method: 'POST',
    path,
    auth: 'user',
    permission: 'contacts.manage',
    scope: byId,
    idempotent: true,
    params: { id: Id },
    body: NewContacts,
    reply: AddedContacts,
    status: 201,
    errors: ['conflict', 'plan_limit'],
  },
  printSlips: {
    method: 'POST',
    path: `${path}/slips`,
    auth: 'user',
    permission: 'contacts.manage',
    shows: 'people',
    scope: byId,
    params: { id: Id },
    body: SlipsWanted,
    reply: Slips,
    status: 200,
    errors: ['conflict', 'not_found', 'too_many_requests'],
  },
  getContact: {
    method: 'GET',
    path: `${path}/{contactId}`,
    auth: 'user',
    permission: 'contacts.manage',
    shows: 'person',
    scope: byId,
    params,
    reply: Contact,
    status: 200,
  },
  changeContact: {
    method: 'PUT',
    path: `${path}/{contactId}`,
    auth: 'user',
    permission: 'contacts.manage',
    scope: byId,
    params,
    body: NewContact,
    reply: null,
    status: 204,
    errors: ['plan_limit'],
  },
  deleteContact: {
    method: 'DELETE',
    path: `${path}/{contactId}`,
    auth: 'user',
    permission: 'contacts.manage',
    scope: byId,
    params,
    reply: null,
    status: 204,
  },
});
