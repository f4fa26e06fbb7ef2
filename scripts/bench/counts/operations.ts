import { auth } from '#shared/contract/auth.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Route } from '#shared/contract/route.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request, withKey, type RequestOptions } from '#tests/support/api.ts';
import { measure, type Cost } from '#tests/support/calls.ts';
import { makePerson } from '#tests/support/factories.ts';
import { memberRequests } from './members.ts';
import { longPoll, type Company } from './company.ts';
import { moneyRequests } from './money.ts';
import { pollRequests } from './polls.ts';
import { taskRequests } from './tasks.ts';

/** What one request of a route costs, by the route's name. */
export type Costs = Record<string, Cost>;

/** These read as much as there is to list; everything else must not notice how much there is. */
export const LISTS = [
  'listPolls',
  'listPollLines',
  'getPollFigures',
  'listMembers',
  'listFrames',
  'getPollToTake',
  'getTrend',
  'getWaiting',
  'getPulse',
  'getAttention',
];

/** One successful request of every route with data, counted. Throws when one does not succeed. */
export async function countOperations(company: Company): Promise<Costs> {
  const costs: Costs = {};
  for (const [route, options] of await requestsOf(company)) costs[route.name] = await count(route, options);
  // As the app sends it: under a key, once and once more.
  const keyed = withKey(polls.createPoll, { token: company.owner.token, body: longPoll(company.workspace) });
  costs['createPoll with a key'] = await count(polls.createPoll, keyed);
  costs['createPoll sent again'] = await count(polls.createPoll, keyed);
  return costs;
}

/** What the app asks for before it shows anything, together. */
export function countAppLoad({ owner, workspace }: Company): Promise<Cost> {
  const { token } = owner;
  return measure(async () => {
    await count(auth.me, { token });
    await count(workspaces.listWorkspaces, { token });
    await count(workspaces.getMyRole, { token, params: { id: workspace.id } });
  });
}

function count(route: Route, options: RequestOptions): Promise<Cost> {
  return measure(async () => {
    const { status, text } = await request(route, options);
    if (status !== route.status) throw new Error(`${route.name} answered ${status}: ${text}`);
  });
}

const INVOICE = {
  plan: 'basic',
  period: 'year',
  people: 12,
  fewer_people: true,
  company: 'Ромашка',
  inn: '7707083893',
};

async function requestsOf(company: Company): Promise<[Route, RequestOptions][]> {
  const { owner, workspace } = company;
  const password = 'тонус-2026';
  const { email } = { email: `bench-${owner.id}@example.com` };
  const account = { first_name: 'Анна', last_name: 'Петрова', email, password, password_confirm: password };
  const newcomer = await makePerson();
  const beginner = await makePerson({ plan: 'startup' });
  const { token } = owner;
  const inWorkspace = { token, params: { id: workspace.id } };
  const other = { ...account, email: `other-${email}` };
  const [first, second] = [
    await request(auth.register, { body: other }),
    await request(auth.login, { body: { email: other.email, password } }),
  ];
  return [
    [auth.register, { body: account }],
    [auth.login, { body: { email, password } }],
    [auth.refresh, { body: { refresh_token: first.body.refresh_token } }],
    [auth.logout, { body: { refresh_token: second.body.refresh_token } }],
    [auth.me, { token }],
    [workspaces.listWorkspaces, { token }],
    [workspaces.createWorkspace, { token: newcomer.token, body: { name: 'Лютик' } }],
    [workspaces.getWorkspace, inWorkspace],
    [workspaces.getMyRole, inWorkspace],
    [workspaces.getPermissions, inWorkspace],
    [workspaces.listMembers, inWorkspace],
    ...(await memberRequests(company)),
    ...(await pollRequests(company)),
    ...(await taskRequests(company)),
    ...(await moneyRequests(company)),
    [subscriptions.getMySubscription, { token }],
    [subscriptions.startTrial, { token: beginner.token }],
    [subscriptions.requestInvoice, { token, body: INVOICE }],
    [subscriptions.validatePromo, { params: { code: 'НЕТ-ТАКОГО' } }],
  ];
}
