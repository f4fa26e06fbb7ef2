import { randomUUID } from 'node:crypto';
import type { Route } from '#shared/contract/route.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import {
  join,
  makeFrame,
  makeInvitation,
  makeMember,
  makeOffer,
  makePoll,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { makePortal } from '#tests/support/portal-factory.ts';
import type { Company, People } from '../actors.ts';
import { ROUTES } from './index.ts';
import type { RouteName } from './shape.ts';

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
  const { status, headers, text } = await request(route, {
    ...(await ROUTES[route.name as RouteName].call(company)),
    token,
  });
  return { status, headers, text };
}
