import { unsubscribeToken } from '#functions/notifications/unsubscribe-token.ts';
import { keyring } from '#tests/support/factories.ts';
import { makeRule, MONTHLY_TASK } from '#tests/support/rules.ts';
import type { Company } from '../company.ts';
import { inWorkspace, open, type RoutesOf } from './shape.ts';

/** The link of a letter to somebody in this company. */
async function link({ workspace, colleague }: Company) {
  const what = { workspaceId: workspace.id, userId: colleague.id, kind: 'reminders' } as const;
  return { params: { token: await unsubscribeToken(what, keyring) } };
}

/** A right call of every route of this domain, and what each of the actors is answered. */
export const automations: RoutesOf<'automations'> = {
  // Whoever runs polls sees what runs by itself.
  listAutomations: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  // As the workspace itself: owner and manager, not hr (A6-06).
  changeAutomation: {
    call: ({ workspace }) => ({
      params: { id: workspace.id, name: 'weekly_digest' },
      body: { enabled: true },
    }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
  },
  // What is removed does not come back: the owner's alone.
  getRetention: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 403, 200, 404, 404),
  },
  changeRetention: {
    call: ({ workspace }) => ({
      params: { id: workspace.id },
      body: { answers: null, tasks: null, pay: null, logs: null },
    }),
    answers: inWorkspace(401, 403, 403, 403, 200, 404, 404),
  },
  // Whoever runs polls sees what rules did; who switches automations has rules.
  listRules: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  readRuleLog: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  createRule: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: MONTHLY_TASK }),
    answers: inWorkspace(401, 403, 403, 201, 201, 404, 404),
  },
  dryRunRule: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: MONTHLY_TASK }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
  },
  changeRule: {
    call: ({ workspace, rule: { id, version } }) => ({
      params: { id: workspace.id, ruleId: id },
      body: { version, enabled: true },
    }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
    fresh: async ({ workspace }, { owner }) => ({ rule: await makeRule(owner, workspace) }),
  },
  deleteRule: {
    call: ({ workspace, rule }) => ({ params: { id: workspace.id, ruleId: rule.id } }),
    answers: inWorkspace(401, 403, 403, 204, 204, 404, 404),
    fresh: async ({ workspace }, { owner }) => ({ rule: await makeRule(owner, workspace) }),
  },
  takeRules: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 403, 200, 404, 404),
  },
  bringRules: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: { part: 0, text: '' } }),
    answers: inWorkspace(401, 403, 403, 403, 409, 404, 404),
  },
  // Everybody for themselves.
  getNotifications: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  changeNotifications: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: { digest: true } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  getTelling: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  changeTelling: {
    call: ({ workspace }) => ({
      params: { id: workspace.id },
      body: { time_zone: 'Europe/Samara', quiet_hours: 'off' },
    }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  changeTellingOfSpace: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: { quiet_hours: 'off' } }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
  },
  getDeliveries: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
  },
  // The link is all it takes; of a workspace that is gone it says the same.
  openUnsubscribe: { call: link, answers: open(303) },
  unsubscribe: { call: link, answers: open(200) },
};
