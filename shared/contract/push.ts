import { Id } from '../models/common.ts';
import { NewPushDevice, PushDevices, SavedPushDevice } from '../models/push.ts';
import { defineRoutes } from './route.ts';

/** Notifications on the devices of a person: each is the one of a session, in which it is turned on. */
export const push = defineRoutes('chats', {
  getPushDevices: {
    method: 'GET',
    path: '/api/auth/push',
    auth: 'user',
    permission: null,
    reply: PushDevices,
    status: 200,
  },
  savePushDevice: {
    method: 'PUT',
    path: '/api/auth/push',
    auth: 'user',
    permission: null,
    body: NewPushDevice,
    reply: SavedPushDevice,
    status: 200,
    errors: ['too_many_requests'],
  },
  removePushDevice: {
    method: 'DELETE',
    path: '/api/auth/push/{id}',
    auth: 'user',
    permission: null,
    params: { id: Id },
    reply: null,
    status: 204,
  },
});
