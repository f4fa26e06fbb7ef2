import { randomUUID } from 'node:crypto';
import { hashPassword } from '#core/rules/passwords.ts';
import type { contract, Domain } from '#shared/contract/index.ts';
import type { Route } from '#shared/contract/route.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request, type RequestOptions } from '#tests/support/api.ts';
import { webhookOf } from '#tests/support/fake-bitrix24.ts';
import { makePortal } from '#tests/support/portal-factory.ts';
import {
  answersTo,
  makeFrame,
  makeInvitation,
  makeLink,
  makeMember,
  makeOffer,
  makePerson,
  makePoll,
  makePromo,
  makeSession,
  join,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { makeRefreshToken, type Company, type People } from './actors.ts';

type NamesOf<D> = D extends Domain ? keyof (typeof contract)[D] : never;
export type RouteName = NamesOf<Domain>;

/** Builds a request that its route takes, about the things of this company. */
type Build = (company: Company) => RequestOptions | Promise<RequestOptions>;

const AI_CREDENTIALS = {
  client_id: 'client',
  client_secret: 'good-secret',
  provider_type: 'gigachat',
  scope: 'GIGACHAT_API_PERS',
  verify_ssl_certs: true,
};
export const PASSWORD = 'тонус-2026';
const NEW_PASSWORD = 'тонус-2027';
let passwordHash: Promise<string> | undefined;
let addresses = 0;

/** For every route a call that is right in every way, so that only who asks can make it fail. */
export const VALID: Readonly<Record<RouteName, Build>> = {
  login: async () => ({ body: { email: await makeLogin(), password: PASSWORD }, sourceAddress: nextAddress() }),
  register: async () => {
    await makePromo('ДРУГ-2026');
    return { body: { ...registration(), referal_code: 'ДРУГ-2026' }, sourceAddress: nextAddress() };
  },
  refresh: async () => ({ body: { refresh_token: await makeRefreshToken(randomUUID()) } }),
  logout: async () => ({ body: { refresh_token: await makeRefreshToken(randomUUID()) } }),
  me: () => ({}),
  updateMe: () => ({ body: { first_name: 'Инна', last_name: 'Орлова', email: `${randomUUID()}@example.com` } }),
  deleteMe: () => ({ query: { with_workspaces: 'true' } }),
  exportMe: () => ({}),
  confirmEmail: async () => ({ body: { token: await makeLink(await makePerson(), 'email') } }),
  changePassword: () => ({
    body: { current_password: PASSWORD, new_password: NEW_PASSWORD, new_password_confirm: NEW_PASSWORD },
  }),
  requestPasswordReset: () => ({ body: { email: `${randomUUID()}@example.com` }, sourceAddress: nextAddress() }),
  resetPassword: async () => ({
    body: {
      token: await makeLink(await makePerson(), 'password'),
      password: NEW_PASSWORD,
      password_confirm: NEW_PASSWORD,
    },
  }),
  listSessions: () => ({}),
  endSession: ({ owner }) => ({ params: { id: owner.sessionId } }),
  endSessions: () => ({}),
  listWorkspaces: () => ({}),
  createWorkspace: () => ({ body: { name: 'Новая компания', description: 'Ещё одна' } }),
  getWorkspace: ({ workspace }) => ({ params: { id: workspace.id } }),
  getMyRole: ({ workspace }) => ({ params: { id: workspace.id } }),
  getPermissions: ({ workspace }) => ({ params: { id: workspace.id } }),
  listMembers: ({ workspace }) => ({ params: { id: workspace.id } }),
  changeRole: ({ workspace, colleague }) => ({
    params: { id: workspace.id, email: colleague.email },
    body: { role: 'hr' },
  }),
  removeMember: ({ workspace, colleague }) => ({ params: { id: workspace.id }, body: { email: colleague.email } }),
  inviteMember: ({ workspace }) => ({
    params: { id: workspace.id },
    body: { email: `${randomUUID()}@example.com`, role: 'сотрудник' },
  }),
  listInvitations: ({ workspace }) => ({ params: { id: workspace.id } }),
  resendInvitation: ({ workspace, invitation }) => ({ params: { id: workspace.id, invitation: invitation.id } }),
  withdrawInvitation: ({ workspace, invitation }) => ({ params: { id: workspace.id, invitation: invitation.id } }),
  openInvitation: ({ invitation }) => ({ params: { token: invitation.token } }),
  acceptInvitation: ({ invitation }) => ({ params: { token: invitation.token } }),
  renameWorkspace: ({ workspace }) => ({
    params: { id: workspace.id },
    body: { name: 'Другое имя', description: 'Переименована' },
  }),
  deleteWorkspace: ({ workspace }) => ({ params: { id: workspace.id } }),
  getStats: ({ workspace }) => ({ params: { id: workspace.id } }),
  leaveWorkspace: ({ workspace }) => ({ params: { id: workspace.id } }),
  getNotices: ({ workspace }) => ({ params: { id: workspace.id } }),
  offerOwnership: ({ workspace, colleague }) => ({ params: { id: workspace.id }, body: { email: colleague.email } }),
  withdrawOwnership: ({ workspace, colleague }) => ({ params: { id: workspace.id }, body: { email: colleague.email } }),
  acceptOwnership: ({ workspace }) => ({ params: { id: workspace.id } }),
  declineOwnership: ({ workspace }) => ({ params: { id: workspace.id } }),
  listRoles: () => ({}),
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
  updatePoll: ({ poll }) => ({
    params: { id: poll.id },
    body: {
      title: 'Другое название',
      questions: poll.questions.map(({ id, text }, index) => ({ id, text, order_index: index })),
    },
  }),
  duplicatePoll: ({ poll }) => ({ params: { id: poll.id } }),
  deletePoll: ({ poll }) => ({ params: { id: poll.id } }),
  getPollToTake: ({ poll }) => ({ params: { id: poll.id } }),
  getTrend: ({ poll }) => ({ params: { id: poll.id } }),
  listFrames: ({ poll }) => ({ params: { id: poll.id } }),
  createFrame: ({ poll }) => ({ params: { id: poll.id }, body: { deadline: null } }),
  publishFrame: ({ frame }) => ({ params: { id: frame.id }, body: { published: true } }),
  updateFrame: ({ frame }) => ({ params: { id: frame.id }, body: { answer_limit: 100 } }),
  renewLink: ({ frame }) => ({ params: { id: frame.id } }),
  deleteFrame: ({ frame }) => ({ params: { id: frame.id } }),
  takePoll: ({ frame, poll }) => ({
    params: { id: frame.id },
    body: { answers: answersTo(poll, ['7', 'Ничего', 'Команда']) },
  }),
  getSummary: ({ frame }) => ({ params: { id: frame.id } }),
  getResults: ({ frame }) => ({ params: { id: frame.id } }),
  getPublicPoll: ({ frame }) => ({ params: { token: frame.public_token } }),
  takePublicPoll: ({ frame, poll }) => ({
    params: { token: frame.public_token },
    body: { answers: answersTo(poll, ['7', 'Ничего', 'Команда']), anonymous_session_id: randomUUID() },
  }),
  getMySubscription: () => ({}),
  startTrial: () => ({}),
  listPlans: () => ({}),
  requestInvoice: () => ({
    body: {
      plan: 'basic',
      period: 'year',
      people: 12,
      company: 'ООО «Ромашка»',
      inn: '7707083893',
      kpp: '773601001',
      email: 'buh@romashka.example',
    },
  }),
  validatePromo: async () => {
    await makePromo('ДРУГ-2026');
    return { params: { code: 'ДРУГ-2026' }, sourceAddress: nextAddress() };
  },
  getBitrix24Credentials: ({ workspace }) => ({ params: { id: workspace.id } }),
  saveBitrix24Credentials: ({ workspace }) => ({
    params: { id: workspace.id },
    body: { webhook_url: webhookOf('goodcode') },
  }),
  updateBitrix24Settings: ({ workspace }) => ({ params: { id: workspace.id }, body: { status_preset: 'spec' } }),
  deleteBitrix24Credentials: ({ workspace }) => ({ params: { id: workspace.id } }),
  checkBitrix24: ({ workspace }) => ({ params: { id: workspace.id } }),
  importBitrix24Members: ({ workspace }) => ({ params: { id: workspace.id }, body: { cursor: '1' } }),
  getBitrix24Employees: ({ workspace }) => ({
    params: { id: workspace.id },
    body: { email: 'a.petrova@romashka.example', id: '1' },
  }),
  getBitrix24Tasks: ({ workspace }) => ({ params: { id: workspace.id }, body: { responsible_id: 1, limit: 10 } }),
  getAiCredentials: ({ workspace }) => ({ params: { id: workspace.id } }),
  createAiCredentials: ({ workspace }) => ({ params: { id: workspace.id }, body: AI_CREDENTIALS }),
  updateAiCredentials: ({ workspace }) => ({ params: { id: workspace.id }, body: AI_CREDENTIALS }),
  deleteAiCredentials: ({ workspace }) => ({ params: { id: workspace.id } }),
  checkAiCredentials: ({ workspace }) => ({ params: { id: workspace.id } }),
  health: () => ({}),
  openapi: () => ({}),
};

/** The same company with things of its own for a call that uses them up. */
export async function fresh(company: Company, route: RouteName, people: People): Promise<Company> {
  const { owner, workspace } = company;
  switch (route) {
    case 'deletePoll':
    case 'updatePoll':
    case 'updateFrame':
    case 'renewLink':
    case 'deleteFrame':
    case 'publishFrame': {
      const poll = await makePoll(owner, workspace);
      return { ...company, poll, frame: await makeFrame(owner, poll, { published: false }) };
    }
    // Whoever has answered an anonymous run answers it again in their own session only.
    case 'takePoll': {
      const poll = await makePoll(owner, workspace);
      return { ...company, poll, frame: await makeFrame(owner, poll) };
    }
    case 'changeRole':
    case 'removeMember':
      return { ...company, colleague: await makeMember(workspace, 'сотрудник') };
    case 'resendInvitation':
    case 'withdrawInvitation':
      return { ...company, invitation: await makeInvitation(workspace) };
    case 'updateBitrix24Settings':
    case 'importBitrix24Members':
    case 'getBitrix24Employees':
    case 'getBitrix24Tasks':
      await makePortal(workspace);
      return company;
    case 'createAiCredentials':
      await repos.integrations.remove(workspace.id, 'ai');
      return company;
    case 'leaveWorkspace':
    case 'renameWorkspace':
    case 'deleteWorkspace':
    case 'offerOwnership':
      return { ...company, workspace: await makeTeam(people, company.colleague) };
    case 'withdrawOwnership':
    case 'acceptOwnership':
    case 'declineOwnership': {
      const colleague = await makeMember(workspace, 'сотрудник');
      await makeOffer(workspace, colleague);
      return { ...company, colleague };
    }
    default:
      return company;
  }
}

/** One more workspace of the owner, in which everybody has the role they have in the first. */
async function makeTeam({ owner, employee, hr, manager }: People, colleague: Person): Promise<Workspace> {
  const workspace = { id: randomUUID(), name: 'Ещё одна', description: 'Рабочее пространство Ещё одна' };
  const { id: userId, firstName, lastName, email } = owner;
  const first = { workspaceId: workspace.id, userId, role: 'владелец', firstName, lastName, email } as const;
  await repos.workspaces.create(workspace, first, null, new Date());
  const team = { ...workspace, user_role: first.role };
  await join(team, employee, 'сотрудник');
  await join(team, hr, 'hr');
  await join(team, manager, 'руководитель');
  await join(team, colleague, 'сотрудник');
  return team;
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
  };
}

/** The address of an account that logs in with PASSWORD. */
export async function makeLogin(): Promise<string> {
  return (await makeAccount()).email;
}

/** Somebody who logged in with PASSWORD. */
export async function makeHolder(): Promise<Person> {
  const account = await makeAccount();
  return { ...account, ...(await makeSession(account.id)) };
}

async function makeAccount() {
  passwordHash ??= hashPassword(PASSWORD);
  const id = randomUUID();
  const account = { id, email: `${id}@example.com`, firstName: 'Анна', lastName: 'Петрова' };
  await repos.users.register({ ...account, createdAt: new Date().toISOString() }, await passwordHash);
  return account;
}

/** A machine that made no request yet, so that no limit of another test is in the way. */
export function nextAddress(): string {
  addresses += 1;
  return `198.18.${Math.floor(addresses / 250)}.${addresses % 250}`;
}
