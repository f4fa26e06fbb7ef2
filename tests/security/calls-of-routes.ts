import { randomUUID } from 'node:crypto';
import { hashPassword } from '#core/passwords.ts';
import type { contract, Domain } from '#shared/contract/index.ts';
import type { Route } from '#shared/contract/route.ts';
import { request, type RequestOptions } from '#tests/support/api.ts';
import { answersTo, givenFrame, givenPoll, repos } from '#tests/support/given.ts';
import { givenRefreshToken, type Company } from './cast.ts';

type NamesOf<D> = D extends Domain ? keyof (typeof contract)[D] : never;
export type RouteName = NamesOf<Domain>;

/** Builds a request that its route takes, about the things of this company. */
type Build = (company: Company) => RequestOptions | Promise<RequestOptions>;

export const PASSWORD = 'тонус-2026';
let passwordHash: Promise<string> | undefined;
let addresses = 0;

/** For every route a call that is right in every way, so that only who asks can make it fail. */
export const VALID: Readonly<Record<RouteName, Build>> = {
  login: async () => ({ body: { email: await givenLogin(), password: PASSWORD }, sourceAddress: nextAddress() }),
  register: () => ({ body: registration(), sourceAddress: nextAddress() }),
  refresh: async () => ({ body: { refresh_token: await givenRefreshToken(randomUUID()) } }),
  logout: async () => ({ body: { refresh_token: await givenRefreshToken(randomUUID()) } }),
  me: () => ({}),
  listWorkspaces: () => ({}),
  createWorkspace: () => ({ body: { name: 'Новая компания', description: 'Ещё одна' } }),
  getWorkspace: ({ workspace }) => ({ params: { id: workspace.id } }),
  getMyRole: ({ workspace }) => ({ params: { id: workspace.id } }),
  getPermissions: ({ workspace }) => ({ params: { id: workspace.id } }),
  listMembers: ({ workspace }) => ({ params: { id: workspace.id } }),
  listPolls: ({ workspace }) => ({ params: { id: workspace.id } }),
  createPoll: ({ workspace }) => ({
    body: {
      workspace_id: workspace.id,
      title: 'Новый опрос',
      type: 'PULSE',
      is_anonymous: true,
      allow_anonymous_link: true,
      questions: [{ text: 'Как дела?', order_index: 0, is_required: true }],
    },
  }),
  getPoll: ({ poll }) => ({ params: { id: poll.id } }),
  deletePoll: ({ poll }) => ({ params: { id: poll.id } }),
  listFrames: ({ poll }) => ({ params: { id: poll.id } }),
  createFrame: ({ poll }) => ({ params: { id: poll.id }, body: { deadline: null } }),
  publishFrame: ({ frame }) => ({ params: { id: frame.id }, body: { published: true } }),
  getResults: ({ frame }) => ({ params: { id: frame.id } }),
  getPublicPoll: ({ frame }) => ({ params: { token: frame.public_token } }),
  takePublicPoll: ({ frame, poll }) => ({
    params: { token: frame.public_token },
    body: { answers: answersTo(poll, ['7', 'Ничего', 'Команда']), anonymous_session_id: randomUUID() },
  }),
  health: () => ({}),
  openapi: () => ({}),
};

/** The same company with a poll and a draft of its own for a call that uses them up. */
export async function fresh(company: Company, route: RouteName): Promise<Company> {
  if (route !== 'deletePoll' && route !== 'publishFrame') return company;
  const poll = await givenPoll(company.owner, company.workspace);
  return { ...company, poll, frame: await givenFrame(company.owner, poll, { published: false }) };
}

/** A valid call of this person about this company, and all that a caller sees of the reply. */
export async function ask(route: Route, company: Company, token: string) {
  const { status, headers, text } = await request(route, { ...(await VALID[route.name as RouteName](company)), token });
  return { status, headers, text };
}

/** A registration form with an address nobody has. */
export function registration() {
  return {
    first_name: 'Анна',
    last_name: 'Петрова',
    email: `${randomUUID()}@example.com`,
    password: PASSWORD,
    password_confirm: PASSWORD,
    referal_code: 'ДРУГ-2026',
  };
}

/** The address of an account that logs in with PASSWORD. */
export async function givenLogin(): Promise<string> {
  passwordHash ??= hashPassword(PASSWORD);
  const id = randomUUID();
  const email = `${id}@example.com`;
  const createdAt = new Date().toISOString();
  await repos.users.register({ id, email, firstName: 'Анна', lastName: 'Петрова', createdAt }, await passwordHash);
  return email;
}

/** A machine that made no request yet, so that no limit of another test is in the way. */
export function nextAddress(): string {
  addresses += 1;
  return `198.18.${Math.floor(addresses / 250)}.${addresses % 250}`;
}
