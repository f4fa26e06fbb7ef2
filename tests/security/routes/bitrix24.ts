import { webhookOf } from '#tests/support/fake-bitrix24.ts';
import { makePortal, makePortalApp } from '#tests/support/portal-factory.ts';
import { makeTaskSource } from '#tests/support/task-sources.ts';
import type { Company } from '../company.ts';
import { everybody, inWorkspace, open, type RoutesOf } from './shape.ts';

const connected = async ({ workspace }: Company) => {
  await makePortal(workspace);
  return {};
};

const tracked = async ({ workspace }: Company) => {
  await makeTaskSource(workspace);
  return {};
};

/** A right call of every route of this domain, and what each of the actors is answered. */
export const bitrix24: RoutesOf<'bitrix24'> = {
  // Everybody sees whether an integration is there, as the dashboard counts them.
  getBitrix24Credentials: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  // Who may manage or delete the workspace manages them (A6-12, A6-14).
  saveBitrix24Credentials: {
    call: ({ workspace }) => ({
      params: { id: workspace.id },
      body: { webhook_url: webhookOf('goodcode') },
    }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
  },
  startBitrix24App: {
    call: ({ workspace }) => ({
      params: { id: workspace.id },
      body: { portal: `http://${process.env['FAKE_BITRIX24']}` },
    }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
  },
  // A way that this very session has not begun leads nowhere.
  finishBitrix24App: {
    call: ({ workspace }) => ({
      params: { id: workspace.id },
      body: { code: 'a code', state: `portal.${workspace.id}.${'A'.repeat(43)}` },
    }),
    answers: inWorkspace(401, 403, 403, 409, 409, 404, 404),
  },
  // The key in the address and the portal's own token are all it takes, who calls does not matter.
  receivePortalEvent: {
    call: async ({ workspace }) => {
      const { key, form } = await makePortalApp(workspace);
      return {
        params: { id: workspace.id, key },
        contentType: 'application/x-www-form-urlencoded',
        body: new URLSearchParams(form).toString(),
      };
    },
    // Of a workspace that is being deleted nothing can be connected any more.
    answers: { ...open(200), deleted: everybody(404) },
  },
  updateBitrix24Settings: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: { status_preset: 'spec' } }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
    fresh: connected,
  },
  deleteBitrix24Credentials: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 204, 204, 404, 404),
  },
  checkBitrix24: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
  },
  importBitrix24Members: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: { cursor: '1' } }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
    fresh: connected,
  },
  // No role is named for the lists of Bitrix24 (B6): everybody in the workspace sees them.
  getBitrix24Employees: {
    call: ({ workspace }) => ({
      params: { id: workspace.id },
      body: { email: 'a.petrova@romashka.example', id: '1' },
    }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
    fresh: connected,
  },
  getBitrix24Tasks: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: { responsible_id: 1, limit: 10 } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
    fresh: connected,
  },
  getTaskSource: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  connectTaskSource: {
    call: ({ workspace }) => ({
      params: { id: workspace.id },
      body: { kind: 'youtrack', address: 'https://romashka.youtrack.cloud', token: 'perm:token' },
    }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
  },
  chooseTaskStatuses: {
    call: ({ workspace }) => ({
      params: { id: workspace.id },
      body: { statuses: [{ status: 'open', state: 'waiting' }] },
    }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
    fresh: tracked,
  },
  readTaskSource: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
    fresh: tracked,
  },
  disconnectTaskSource: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 204, 204, 404, 404),
    fresh: tracked,
  },
};
