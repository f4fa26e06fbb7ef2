import { randomUUID } from 'node:crypto';
import type { Workspace } from '#shared/models/workspace.ts';
import { makeApiKey } from '#tests/support/api-keys.ts';
import { WHOLE_FINANCE } from '#shared/rules/finance/access.ts';
import {
  join,
  makeExport,
  makeInvitation,
  makeJoinLink,
  makeMember,
  makeOffer,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { aMove } from '#tests/support/moving.ts';
import type { People } from '../actors.ts';
import type { Company } from '../company.ts';
import { aboutMe, everybody, inWorkspace, type RoutesOf } from './shape.ts';

const newColleague = async ({ workspace }: Company) => ({ colleague: await makeMember(workspace, 'сотрудник') });
const newInvitation = async ({ workspace }: Company) => ({ invitation: await makeInvitation(workspace) });
const newExport = async ({ workspace }: Company) => ({ waitingExport: await makeExport(workspace, 'queued') });
const newTeamWithLink = async (company: Company, people: People) => {
  const team = await newTeam(company, people);
  return { ...team, joinLink: await makeJoinLink(team.workspace) };
};
const newTeam = async ({ colleague }: Company, people: People) => ({ workspace: await makeTeam(people, colleague) });

async function offered({ workspace }: Company): Promise<Partial<Company>> {
  const colleague = await makeMember(workspace, 'сотрудник');
  await makeOffer(workspace, colleague);
  return { colleague };
}

/** One more workspace of the owner, in which everybody has the role they have in the first. */
async function makeTeam({ owner, employee, hr, manager }: People, colleague: Person): Promise<Workspace> {
  const workspace = { id: randomUUID(), name: 'Ещё одна', description: 'Рабочее пространство Ещё одна' };
  const { id: userId, firstName, lastName, email } = owner;
  const first = { workspaceId: workspace.id, userId, role: 'владелец', firstName, lastName, email } as const;
  await repos.workspaces.create({ ...workspace, language: 'ru' }, first, null, new Date());
  const team = { ...workspace, user_role: first.role, finance_access: WHOLE_FINANCE, own_teams_only: false };
  await join(team, employee, 'сотрудник');
  await join(team, hr, 'hr');
  await join(team, manager, 'руководитель');
  await join(team, colleague, 'сотрудник');
  return team;
}

/** A right call of every route of this domain, and what each of the actors is answered. */
export const workspaces: RoutesOf<'workspaces'> = {
  listWorkspaces: { call: () => ({}), answers: aboutMe(200) },
  createWorkspace: {
    call: () => ({ body: { name: 'Новая компания', description: 'Ещё одна' } }),
    answers: aboutMe(201),
  },
  listApiKeys: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
  },
  createApiKey: {
    call: ({ workspace }) => ({
      params: { id: workspace.id },
      body: { name: 'Отчёты', permissions: ['tasks.read'], days: 30 },
    }),
    answers: inWorkspace(401, 403, 403, 201, 201, 404, 404),
  },
  // A manager takes back their own alone: of another's there is none.
  revokeApiKey: {
    call: ({ workspace, apiKey }) => ({ params: { id: workspace.id, keyId: apiKey.id } }),
    answers: inWorkspace(401, 403, 403, 404, 204, 404, 404),
    fresh: async ({ workspace, owner }) => ({ apiKey: await makeApiKey(owner, workspace) }),
  },
  // Every member sees the basics (A6-07) and the polls (B6-03).
  getWorkspace: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  getMyRole: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  getPermissions: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  // Which plan governs concerns everybody here; what it costs is not in it.
  getWorkspacePlan: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  listMembers: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  changeRole: {
    call: ({ workspace, colleague }) => ({
      params: { id: workspace.id, email: colleague.email },
      body: { role: 'hr' },
    }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
    fresh: newColleague,
  },
  // Whoever runs polls says who belongs together.
  // The owner's alone: who gives it decides who sees everybody's pay.
  giveFinanceAccess: {
    call: ({ workspace, colleague }) => ({
      params: { id: workspace.id, userId: colleague.id },
      body: { access: { kind: 'company' } },
    }),
    answers: inWorkspace(401, 403, 403, 403, 200, 404, 404),
    fresh: newColleague,
  },
  setTeam: {
    call: ({ workspace, colleague }) => ({
      params: { id: workspace.id },
      body: { user_ids: [colleague.id], team: 'Продажи' },
    }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: newColleague,
  },
  setHiredOn: {
    call: ({ workspace, colleague }) => ({
      params: { id: workspace.id },
      body: { user_ids: [colleague.id], hired_on: '2024-02-29' },
    }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: newColleague,
  },
  getLeaving: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  removeMember: {
    call: ({ workspace, colleague }) => ({ params: { id: workspace.id }, body: { email: colleague.email } }),
    answers: inWorkspace(401, 403, 403, 204, 204, 404, 404),
    fresh: newColleague,
  },
  inviteMember: {
    call: ({ workspace }) => ({
      params: { id: workspace.id },
      body: { email: `${randomUUID()}@example.com`, role: 'сотрудник' },
    }),
    answers: inWorkspace(401, 403, 202, 202, 202, 404, 404),
  },
  listInvitations: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  inviteMembers: {
    call: ({ workspace }) => ({
      params: { id: workspace.id },
      body: { emails: [`${randomUUID()}@example.com`], role: 'сотрудник', team: null },
    }),
    answers: inWorkspace(401, 403, 202, 202, 202, 404, 404),
  },
  getInvitationLink: {
    call: ({ workspace, invitation }) => ({ params: { id: workspace.id, invitation: invitation.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  remindInvited: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 202, 202, 202, 404, 404),
  },
  resendInvitation: {
    call: ({ workspace, invitation }) => ({ params: { id: workspace.id, invitation: invitation.id } }),
    answers: inWorkspace(401, 403, 202, 202, 202, 404, 404),
    fresh: newInvitation,
  },
  withdrawInvitation: {
    call: ({ workspace, invitation }) => ({ params: { id: workspace.id, invitation: invitation.id } }),
    answers: inWorkspace(401, 403, 204, 204, 204, 404, 404),
    fresh: newInvitation,
  },
  // The link is the right to look; to accept, the account must be the invited one, and no actor's is.
  openInvitation: {
    call: ({ invitation }) => ({ params: { token: invitation.token } }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  acceptInvitation: {
    call: ({ invitation }) => ({ params: { token: invitation.token } }),
    answers: {
      own: [401, 403, 403, 403, 403, 403, 403],
      foreign: [401, 403, 403, 403, 403, 403, 403],
      deleted: [401, 404, 404, 404, 404, 404, 404],
    },
  },
  // What waits for one's own address, and nothing of anybody's workspace.
  listMyInvitations: { call: () => ({}), answers: aboutMe(200) },
  // The actors have shown nobody that their addresses are theirs.
  acceptMyInvitation: {
    call: ({ invitation }) => ({ params: { invitation: invitation.id } }),
    answers: aboutMe(404),
  },
  getJoinLink: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  createJoinLink: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: { limit: 3, team: null } }),
    answers: inWorkspace(401, 403, 201, 201, 201, 404, 404),
    fresh: newTeamWithLink,
  },
  changeJoinLink: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: { limit: 4 } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  withdrawJoinLink: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 204, 204, 204, 404, 404),
    fresh: newTeamWithLink,
  },
  // The link is the right to look, and to join.
  openJoinLink: {
    call: ({ joinLink }) => ({ params: { token: joinLink.token } }),
    answers: { own: everybody(200), foreign: everybody(200), deleted: everybody(404) },
  },
  acceptJoinLink: {
    call: ({ joinLink }) => ({ params: { token: joinLink.token } }),
    answers: {
      own: [401, 200, 200, 200, 200, 200, 200],
      foreign: [401, 200, 200, 200, 200, 200, 200],
      deleted: [401, 404, 404, 404, 404, 404, 404],
    },
  },
  // Owner and manager, not hr (B6-02, A6-06).
  renameWorkspace: {
    call: ({ workspace }) => ({
      params: { id: workspace.id },
      body: { name: 'Другое имя', description: 'Переименована' },
    }),
    answers: inWorkspace(401, 403, 403, 200, 200, 404, 404),
    fresh: newTeam,
  },
  // The owner alone (A6-04).
  getManagersView: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 403, 200, 404, 404),
  },
  setManagersView: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: { managers_see: 'company' } }),
    answers: inWorkspace(401, 403, 403, 403, 200, 404, 404),
  },
  getFactorDemand: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 403, 200, 404, 404),
  },
  setFactorDemand: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: { who: 'none' } }),
    answers: inWorkspace(401, 403, 403, 403, 200, 404, 404),
  },
  deleteWorkspace: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 403, 204, 404, 404),
    fresh: newTeam,
  },
  getStats: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  // Everybody may leave but the owner, without whom there is no workspace (A5-27).
  leaveWorkspace: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 204, 204, 204, 409, 404, 404),
    fresh: newTeam,
  },
  getNotices: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  offerOwnership: {
    call: ({ workspace, colleague }) => ({ params: { id: workspace.id }, body: { email: colleague.email } }),
    answers: inWorkspace(401, 403, 403, 403, 202, 404, 404),
    fresh: newTeam,
  },
  withdrawOwnership: {
    call: ({ workspace, colleague }) => ({ params: { id: workspace.id }, body: { email: colleague.email } }),
    answers: inWorkspace(401, 403, 403, 403, 204, 404, 404),
    fresh: offered,
  },
  // Everything at once is the owner's alone.
  getMoving: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 403, 200, 404, 404),
  },
  // It is not empty.
  beginMoving: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: aMove() }),
    answers: inWorkspace(401, 403, 403, 403, 409, 404, 404),
  },
  takePeople: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 403, 200, 404, 404),
  },
  bringPeople: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: { part: 0, text: '' } }),
    answers: inWorkspace(401, 403, 403, 403, 409, 404, 404),
  },
  requestExport: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 403, 202, 404, 404),
  },
  // Who saw what is shown to the owner alone.
  readAccessLog: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 403, 200, 404, 404),
  },
  // Of oneself alone.
  readOwnViews: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  listExports: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 403, 200, 404, 404),
  },
  downloadExport: {
    call: ({ workspace, export: made }) => ({ params: { id: workspace.id, exportId: made.id } }),
    answers: inWorkspace(401, 403, 403, 403, 200, 404, 404),
  },
  cancelExport: {
    call: ({ workspace, waitingExport }) => ({ params: { id: workspace.id, exportId: waitingExport.id } }),
    answers: inWorkspace(401, 403, 403, 403, 200, 404, 404),
    fresh: newExport,
  },
  // An offer is for one member alone, who is none of the actors.
  acceptOwnership: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 404, 404, 404, 404, 404, 404),
    fresh: offered,
  },
  declineOwnership: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 404, 404, 404, 404, 404, 404),
    fresh: offered,
  },
  listRoles: { call: () => ({}), answers: aboutMe(200) },
};
