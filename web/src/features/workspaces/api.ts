import { useCallback, useMemo } from 'react';
import { useSWRConfig, type SWRResponse } from 'swr';
import { MEMBERS_AT_ONCE } from '#shared/contract/members.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Invitation } from '#shared/models/invitation.ts';
import { finance } from '#shared/contract/finance.ts';
import type { FinanceAccess } from '#shared/rules/finance/access.ts';
import type { Language } from '#shared/rules/languages.ts';
import type { ManagersView } from '#shared/rules/own-people.ts';
import { type GivenRole, type Role, ROLES } from '#shared/rules/roles.ts';
import type { Member, PermissionFlags, WorkspaceDetails } from '#shared/models/workspace.ts';
import type { FactorDemand } from '#shared/rules/second-factor.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useWholeList, wholeListKey } from '#web/lib/use-whole-list.ts';
import { apiKey, useApi } from '#web/lib/use-api.ts';
import { useMembers } from '#web/lib/use-members.ts';
import { departmentsOf } from './lib/finance-access.ts';
import { ownerFirst } from './lib/members.ts';

/** The workspace as the server knows it now. */
export function useWorkspaceDetails(id: string): SWRResponse<WorkspaceDetails, unknown> {
  return useApi(workspaces.getWorkspace, { params: { id } });
}

/** Everybody in the workspace; the owner first, then by name. */
export function useMembersInOrder(id: string): SWRResponse<Member[], unknown> {
  const read = useMembers(id);
  const { data } = read;
  const sorted = useMemo(() => data?.toSorted(ownerFirst), [data]);
  return { ...read, data: sorted };
}

/** What managers see, and whose teams are whose; saved at once. */
export function useManagersView(id: string) {
  const input = { params: { id } };
  const { data, error, mutate } = useApi(workspaces.getManagersView, input, { revalidateOnFocus: false });
  const save = async (view: ManagersView) => {
    const saved = await callApi(workspaces.setManagersView, { ...input, body: { managers_see: view } });
    await mutate((known) => known && { ...known, ...saved }, { revalidate: false });
  };
  return { data, error: error as unknown, mutate, save };
}

/** Of whom a second factor is demanded, and how it is changed. */
export function useFactorDemand(id: string) {
  const input = { params: { id } };
  const { data, error, mutate } = useApi(workspaces.getFactorDemand, input, { revalidateOnFocus: false });
  const save = async (who: FactorDemand) => {
    await mutate(await callApi(workspaces.setFactorDemand, { ...input, body: { who } }), { revalidate: false });
  };
  return { data, error: error as unknown, mutate, save };
}

/** The departments of the newest payroll by name, for whoever opens them to others; none while nothing is loaded. */
export function usePayrollDepartments(id: string) {
  const input = { params: { id }, query: {} };
  const read = useWholeList(finance.listEmployees, input, ({ employees }) => employees, { revalidateOnFocus: false });
  const { data } = read;
  return { ...read, data: useMemo(() => data && departmentsOf(data), [data]) };
}

/** The rights of the person logged in. */
export function useRights(id: string): SWRResponse<PermissionFlags, unknown> {
  return useApi(workspaces.getPermissions, { params: { id } });
}

/** The roles there are: the server's list, or the four of the product while it cannot be read. */
export function useRoles(): readonly Role[] {
  const { data } = useApi(workspaces.listRoles, {}, { revalidateOnFocus: false });
  return data?.map(({ name }) => name) ?? ROLES;
}

/** Who is invited and has not joined yet; asked for only by those who may know. */
export function useInvitations(id: string, allowed: boolean): SWRResponse<Invitation[], unknown> {
  return useWholeList(
    workspaces.listInvitations,
    allowed ? { params: { id } } : null,
    ({ invitations }) => invitations,
  );
}

/** Reads again who is invited, by what link, and how many seats that takes. */
export function useInvitationsAgain(id: string): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    const input = { params: { id } };
    void mutate(wholeListKey(workspaces.listInvitations, input));
    void mutate(apiKey(workspaces.getJoinLink, input));
  }, [id, mutate]);
}

/** The link for colleagues, and how many seats are taken; asked for only by those who may invite. */
export function useJoinLink(id: string): SWRResponse<Reply<typeof workspaces.getJoinLink>, unknown> {
  return useApi(workspaces.getJoinLink, { params: { id } });
}

/** What can be done in a workspace; whoever does it reads again what it changes. */
export const workspaceActions = {
  rename: (id: string, name: string, language?: Language) =>
    callApi(workspaces.renameWorkspace, { params: { id }, body: { name, ...(language && { language }) } }),
  remove: (id: string) => callApi(workspaces.deleteWorkspace, { params: { id } }),
  leave: (id: string) => callApi(workspaces.leaveWorkspace, { params: { id } }),
  invite: (id: string, body: Call<typeof workspaces.inviteMember>['body']) =>
    callApi(workspaces.inviteMember, { params: { id }, body }),
  inviteMany: (id: string, body: Call<typeof workspaces.inviteMembers>['body']) =>
    callApi(workspaces.inviteMembers, { params: { id }, body }),
  invitationLink: (id: string, invitation: string) =>
    callApi(workspaces.getInvitationLink, { params: { id, invitation } }),
  remindInvited: (id: string) => callApi(workspaces.remindInvited, { params: { id } }),
  createJoinLink: (id: string, body: Call<typeof workspaces.createJoinLink>['body']) =>
    callApi(workspaces.createJoinLink, { params: { id }, body }),
  changeJoinLink: (id: string, body: Call<typeof workspaces.changeJoinLink>['body']) =>
    callApi(workspaces.changeJoinLink, { params: { id }, body }),
  withdrawJoinLink: (id: string) => callApi(workspaces.withdrawJoinLink, { params: { id } }),
  resendInvitation: (id: string, invitation: string) =>
    callApi(workspaces.resendInvitation, { params: { id, invitation } }),
  withdrawInvitation: (id: string, invitation: string) =>
    callApi(workspaces.withdrawInvitation, { params: { id, invitation } }),
  changeRole: (id: string, email: string, role: GivenRole) =>
    callApi(workspaces.changeRole, { params: { id, email }, body: { role } }),
  /** As many at once as the server takes; done again after a failure, it changes nothing for those who were moved. */
  async setTeam(id: string, people: readonly Pick<Member, 'id'>[], team: string | null): Promise<void> {
    for (const user_ids of portions(people)) {
      await callApi(workspaces.setTeam, { params: { id }, body: { user_ids, team } });
    }
  },
  /** The same with the day they were hired. */
  async setHiredOn(id: string, people: readonly Pick<Member, 'id'>[], hiredOn: string | null): Promise<void> {
    for (const user_ids of portions(people)) {
      await callApi(workspaces.setHiredOn, { params: { id }, body: { user_ids, hired_on: hiredOn } });
    }
  },
  giveFinanceAccess: (id: string, userId: string, access: FinanceAccess) =>
    callApi(workspaces.giveFinanceAccess, { params: { id, userId }, body: { access } }),
  removeMember: (id: string, email: string, askWhy: boolean) =>
    callApi(workspaces.removeMember, { params: { id }, body: { email, ask_why: askWhy } }),
  offerOwnership: (id: string, email: string) =>
    callApi(workspaces.offerOwnership, { params: { id }, body: { email } }),
  withdrawOwnership: (id: string, email: string) =>
    callApi(workspaces.withdrawOwnership, { params: { id }, body: { email } }),
} as const;

/** The ids of people, as many at a time as the server takes. */
function portions(people: readonly Pick<Member, 'id'>[]): string[][] {
  const ids = people.map(({ id }) => id);
  const count = Math.ceil(ids.length / MEMBERS_AT_ONCE);
  return Array.from({ length: count }, (_, index) => ids.slice(index * MEMBERS_AT_ONCE, (index + 1) * MEMBERS_AT_ONCE));
}
