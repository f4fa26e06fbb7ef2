import { subscriptions } from '#shared/contract/subscriptions.ts';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';

/** Every operation around plans once, on a plan that ends, with workspaces enough for a downgrade to show. */
export async function doSubscriptions({ id: userId, token }: { id: string; token: string }): Promise<void> {
  const { request, withKey } = await import('#tests/support/api.ts');
  const { makePlan, makePromo, repos } = await import('#tests/support/factories.ts');
  const { handler: worker } = await import('#functions/jobs/handler.ts');
  await makePromo('ДРУГ-2026');
  for (const [route, options] of [
    [subscriptions.getMySubscription, { token }],
    [subscriptions.startTrial, { token }],
    [subscriptions.listPlans, {}],
    [subscriptions.validatePromo, { params: { code: 'ДРУГ-2026' } }],
    [subscriptions.requestInvoice, { token, body: INVOICE }],
  ] as const) {
    const { status, text } = await request(route, withKey(route, options));
    if (status !== route.status) throw new Error(`${route.name} answered ${status}: ${text}`);
  }
  const second = await request(workspaces.createWorkspace, { token, body: { name: 'Лютик' } });
  const ended = new Date(Date.now() - 1).toISOString();
  await makePlan({ id: userId }, 'premium', { dueDate: ended });
  const body = { workspace_id: second.body.id, title: 'Пульс', questions: [{ text: 'Как дела?', order_index: 0 }] };
  const refused = await request(polls.createPoll, { token, body });
  if (refused.status !== 402) throw new Error(`A read-only workspace took a poll: ${refused.status}`);
  await worker({ schedule: 'expire-subscriptions', job: 'expire-subscriptions' });
  const left = await repos.plans.find(userId, { consistent: true });
  if (left?.plan !== 'startup') throw new Error('The plan that ended is not put in order');
}

const INVOICE = { plan: 'basic', period: 'year', people: 12, company: 'ООО «Ромашка»', inn: '7707083893' };
