import { Id } from '../models/common.ts';
import { AddedContacts, Contact, NewContact, NewContacts, Slips, SlipsWanted } from '../models/contact.ts';
import { defineRoutes } from './route.ts';

const byId = { kind: 'workspace', from: 'params.id' } as const;
const path = '/api/workspace/{id}/contacts';
const params = { id: Id, contactId: Id };

/** People of a workspace without an account; the list of people tells of them, too. */
export const contacts = defineRoutes('chats', {
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
