import type { DataRequest } from '#functions/people/repositories/data-request.ts';
import { tellRequest } from '#functions/people/tell-request.ts';
import type { OwnMembership } from '#functions/workspaces/repositories/member-profiles.ts';
import { deviceName } from '../device.ts';
import type { AuthOperation } from '../operation.ts';
import {
  presentConsents,
  presentFactors,
  presentOwnInvitation,
  presentOwnKey,
  presentOwnNote,
  presentOwnPlan,
  presentOwnTaskEvents,
  presentPlace,
  type OwnPlace,
} from '../present-own-data.ts';
import { presentUser } from '../present-user.ts';
import type { User } from '../repositories/users.ts';
import { presentSession } from './list-sessions.ts';

type Repos = Parameters<AuthOperation<'exportMe'>>[0]['repos'];

/** What is kept of the person, all of it; other people's data and secrets are not theirs. */
export const exportMe: AuthOperation<'exportMe'> = async ({ actor, user, repos, now }) => {
  const { id } = user;
  const memberships = await repos.memberProfiles.membershipsOf(id);
  const [
    record,
    verifiedAt,
    places,
    apiKeys,
    factors,
    identities,
    sessions,
    devices,
    subscription,
    invoices,
    answers,
    taskEvents,
    notes,
    requests,
  ] = await Promise.all([
    repos.users.findRecord(id),
    repos.verifiedEmails.since(user),
    placesOf(id, memberships, repos),
    Promise.all(memberships.map(({ workspaceId }) => repos.apiKeys.listOf(workspaceId))),
    repos.factors.of(id),
    repos.identities.listOf(id),
    repos.sessions.listOf(id, now),
    repos.pushDevices.listOf(id),
    repos.plans.find(id),
    repos.invoices.listOf(id),
    repos.ownAnswers.listOf(id),
    repos.taskEvents.ownOf(id),
    repos.notes.ownOf(id),
    repos.requestRecords.ownOf(id),
  ]);
  return {
    exported_at: now.toISOString(),
    profile: {
      ...presentUser(user, now),
      created_at: record.createdAt,
      referal_code: record.referalCode,
      discount: user.discount,
      email_verified_at: verifiedAt,
    },
    consent: { version: record.consentVersion, given_at: record.consentAt },
    consents: presentConsents(record, places),
    memberships: places.map(presentPlace),
    // As the screens do: an address that is only claimed gives out nothing of who writes to it.
    invitations: verifiedAt === null ? [] : await invitationsOf(user, repos, now),
    identities: identities.map(({ provider, email, addedAt, usedAt }) => ({
      provider,
      email,
      added_at: addedAt,
      used_at: usedAt,
    })),
    api_keys: apiKeys
      .flat()
      .filter(({ makerId }) => makerId === id)
      .map(presentOwnKey),
    sessions: sessions.map((session) => presentSession(session, actor)),
    second_factors: presentFactors(factors),
    notified_devices: devices.map(({ device, since }) => ({ device: device && deviceName(device), since })),
    subscription: subscription && presentOwnPlan(subscription),
    invoices: invoices.map(({ createdAt, ...invoice }) => ({ ...invoice, created_at: createdAt })),
    answers: answers.map(({ poll, answeredAt, answers: given }) => ({
      poll,
      answered_at: answeredAt,
      answers: [...given],
    })),
    data_requests: await presentRequests(requests, memberships, repos),
    notes: notes.map(presentOwnNote),
    tasks: taskEvents.map((events) => presentOwnTaskEvents(events, id)),
  };
};

/** Somebody's places in workspaces, with what each of these keeps of them. */
async function placesOf(
  userId: string,
  memberships: readonly OwnMembership[],
  { members, chats }: Pick<Repos, 'members' | 'chats'>,
): Promise<OwnPlace[]> {
  const ids = memberships.map(({ workspaceId }) => workspaceId);
  const [known, connected] = await Promise.all([
    members.inWorkspaces(userId, ids),
    Promise.all(ids.map((id) => chats.ownOf(id, userId))),
  ]);
  return memberships.map((membership, index) => ({
    ...membership,
    member: known.get(membership.workspaceId),
    chats: connected[index]!,
  }));
}

async function invitationsOf(
  { email }: Pick<User, 'email'>,
  { invitations, workspaces }: Pick<Repos, 'invitations' | 'workspaces'>,
  now: Date,
) {
  const sent = await invitations.listOfAddress(email, now);
  return Promise.all(
    sent.map(async (one) => presentOwnInvitation(one, (await workspaces.find(one.workspaceId))?.name ?? null)),
  );
}

/** What somebody has asked companies, also those whose workspace they have left; of a workspace that is deleted nothing is left. */
async function presentRequests(
  requests: readonly DataRequest[],
  memberships: readonly OwnMembership[],
  { workspaces }: Pick<Repos, 'workspaces'>,
) {
  const names = new Map(memberships.map(({ workspaceId, workspace }) => [workspaceId, workspace]));
  const left = new Set(requests.map(({ workspaceId }) => workspaceId).filter((id) => !names.has(id)));
  for (const found of await Promise.all([...left].map((id) => workspaces.find(id)))) {
    if (found) names.set(found.id, found.name);
  }
  return requests.flatMap((one) => {
    const workspace = names.get(one.workspaceId);
    if (workspace === undefined) return [];
    return [{ id: one.id, workspace_id: one.workspaceId, workspace, ...tellRequest(one) }];
  });
}
