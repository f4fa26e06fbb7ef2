import { randomUUID } from 'node:crypto';
import { hashPassword } from '#core/passwords.ts';
import type { contract, Domain } from '#shared/contract/index.ts';
import type { Route } from '#shared/contract/route.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request, type RequestOptions } from '#tests/support/api.ts';
import {
  answersTo,
  givenFrame,
  givenInvitation,
  givenMember,
  givenPoll,
  join,
  repos,
  type Person,
} from '#tests/support/given.ts';
import { givenRefreshToken, type Company, type People } from './cast.ts';

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
  handOverWorkspace: ({ workspace, colleague }) => ({
    params: { id: workspace.id },
    body: { email: colleague.email },
  }),
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

/** The same company with things of its own for a call that uses them up. */
export async function fresh(company: Company, route: RouteName, people: People): Promise<Company> {
  const { owner, workspace } = company;
  switch (route) {
    case 'deletePoll':
    case 'publishFrame': {
      const poll = await givenPoll(owner, workspace);
      return { ...company, poll, frame: await givenFrame(owner, poll, { published: false }) };
    }
    case 'changeRole':
    case 'removeMember':
      return { ...company, colleague: await givenMember(workspace, 'сотрудник') };
    case 'resendInvitation':
    case 'withdrawInvitation':
      return { ...company, invitation: await givenInvitation(workspace) };
    case 'leaveWorkspace':
    case 'renameWorkspace':
    case 'deleteWorkspace':
    case 'handOverWorkspace':
      return { ...company, workspace: await givenTeam(people, company.colleague) };
    default:
      return company;
  }
}

/** One more workspace of the owner, in which everybody has the role they have in the first. */
async function givenTeam({ owner, employee, hr, manager }: People, colleague: Person): Promise<Workspace> {
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
