import { makeSentWebhook } from '#tests/support/webhooks.ts';
import type { Company } from '../company.ts';
import { inWorkspace, type RoutesOf } from './shape.ts';

const DIGITS = 10;
const one = ({ workspace, webhook }: Company) => ({ params: { id: workspace.id, webhookId: webhook.id } });
const fresh: RoutesOf<'webhooks'>['deleteWebhook']['fresh'] = async ({ workspace }, { owner }) => ({
  webhook: await makeSentWebhook(workspace, owner),
});

/** A right call of every route of this domain, and what each of the actors is answered. */
export const webhooks: RoutesOf<'webhooks'> = {
  listWebhooks: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  createWebhook: {
    call: ({ workspace }) => ({
      params: { id: workspace.id },
      body: { address: 'https://hooks.example/tonus', events: ['run.opened'] },
    }),
    answers: inWorkspace(401, 403, 201, 201, 201, 404, 404),
  },
  changeWebhook: {
    call: (company) => ({ ...one(company), body: { description: 'Таблица' } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  deleteWebhook: { call: one, answers: inWorkspace(401, 403, 204, 204, 204, 404, 404), fresh },
  getWebhookSecret: { call: one, answers: inWorkspace(401, 403, 200, 200, 200, 404, 404) },
  renewWebhookSecret: { call: one, answers: inWorkspace(401, 403, 200, 200, 200, 404, 404) },
  testWebhook: { call: one, answers: inWorkspace(401, 403, 200, 200, 200, 404, 404) },
  listWebhookDeliveries: { call: one, answers: inWorkspace(401, 403, 200, 200, 200, 404, 404) },
  resendWebhookEvent: {
    call: ({ workspace, webhook: { id, number } }) => ({
      params: { id: workspace.id, webhookId: id, number: String(number).padStart(DIGITS, '0') },
    }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
};
