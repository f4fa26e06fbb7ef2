import { randomUUID } from 'node:crypto';
import type { Route } from '#shared/contract/route.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { RequestOptions } from '#tests/support/api.ts';
import { makeInvitation, makeMember, makePerson, makeWorkspace } from '#tests/support/factories.ts';
import type { Workspace } from '#shared/models/workspace.ts';

interface Place {
  /** Whoever may do everything there. */
  readonly owner: { readonly token: string };
  readonly workspace: Workspace;
}

/** One successful request of every route about people in a workspace, in an order in which each can succeed. */
export async function memberRequests({ owner, workspace }: Place): Promise<[Route, RequestOptions][]> {
  const { token } = owner;
  const params = { id: workspace.id };
  const [newcomer, leaver, removed, heir, founder] = [
    await makePerson(),
    await makeMember(workspace, 'сотрудник'),
    await makeMember(workspace, 'сотрудник'),
    await makePerson(),
    await makePerson(),
  ];
  const accepted = await makeInvitation(workspace, { email: newcomer.email });
  const [resent, withdrawn] = [await makeInvitation(workspace), await makeInvitation(workspace)];
  const handed = await makeWorkspace(founder);
  const next = await makeMember(handed, 'сотрудник');
  const ofHanded = { params: { id: handed.id } };
  const deleted = await makeWorkspace(heir);
  return [
    [workspaces.listRoles, { token }],
    [workspaces.getStats, { token, params }],
    [workspaces.listInvitations, { token, params }],
    [workspaces.inviteMember, { token, params, body: { email: `${randomUUID()}@example.com`, role: 'сотрудник' } }],
    [workspaces.openInvitation, { params: { token: accepted.token } }],
    [workspaces.acceptInvitation, { token: newcomer.token, params: { token: accepted.token } }],
    [workspaces.resendInvitation, { token, params: { ...params, invitation: resent.id } }],
    [workspaces.withdrawInvitation, { token, params: { ...params, invitation: withdrawn.id } }],
    [workspaces.changeRole, { token, params: { ...params, email: removed.email }, body: { role: 'hr' } }],
    [workspaces.removeMember, { token, params, body: { email: removed.email } }],
    [workspaces.leaveWorkspace, { token: leaver.token, params }],
    [workspaces.renameWorkspace, { token: founder.token, params: { id: handed.id }, body: { name: 'Лютик' } }],
    [workspaces.getNotices, { token, params }],
    [workspaces.offerOwnership, { token: founder.token, ...ofHanded, body: { email: next.email } }],
    [workspaces.withdrawOwnership, { token: founder.token, ...ofHanded, body: { email: next.email } }],
    [workspaces.offerOwnership, { token: founder.token, ...ofHanded, body: { email: next.email } }],
    [workspaces.declineOwnership, { token: next.token, ...ofHanded }],
    [workspaces.offerOwnership, { token: founder.token, ...ofHanded, body: { email: next.email } }],
    [workspaces.acceptOwnership, { token: next.token, ...ofHanded }],
    [workspaces.deleteWorkspace, { token: heir.token, params: { id: deleted.id } }],
  ];
}
