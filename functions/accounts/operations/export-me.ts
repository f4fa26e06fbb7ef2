import { presentOwnTelling } from '#functions/notifications/present-telling.ts';
import type { Subscription } from '#functions/subscriptions/repositories/plans.ts';
import type { FieldChange } from '#functions/tasks/repositories/task-fields.ts';
import { financeAccessOf, NO_FINANCE } from '#shared/rules/finance/access.ts';
import { deviceName } from '../device.ts';
import { presentSession } from './list-sessions.ts';
import { presentUser } from '../present-user.ts';
import type { DataRequest } from '#functions/people/repositories/data-request.ts';
import { tellRequest } from '#functions/people/tell-request.ts';
import type { AuthOperation } from '../operation.ts';

/** What is kept of the person, all of it; other people's data and secrets are not theirs. */
export const exportMe: AuthOperation<'exportMe'> = async ({ actor, user, repos, now }) => {
  const [
    record,
    memberships,
    sessions,
    devices,
    subscription,
    invoices,
    answers,
    taskEvents,
    notes,
    factors,
    identities,
    requests,
  ] = await Promise.all([
    repos.users.findRecord(user.id),
    repos.memberProfiles.membershipsOf(user.id),
    repos.sessions.listOf(user.id, now),
    repos.pushDevices.listOf(user.id),
    repos.plans.find(user.id),
    repos.invoices.listOf(user.id),
    repos.ownAnswers.listOf(user.id),
    repos.taskEvents.ownOf(user.id),
    repos.notes.ownOf(user.id),
    repos.factors.of(user.id),
    repos.identities.listOf(user.id),
    repos.requestRecords.ownOf(user.id),
  ]);
  // As the screens do: an address that is only claimed gives out nothing of who writes to it.
  const verifiedAt = await repos.verifiedEmails.since(user);
  const invitations = verifiedAt === null ? [] : await repos.invitations.listOfAddress(user.email, now);
  const invitedTo = await Promise.all(invitations.map(({ workspaceId }) => repos.workspaces.find(workspaceId)));
  const ids = memberships.map(({ workspaceId }) => workspaceId);
  const places = await repos.members.inWorkspaces(user.id, ids);
  const apiKeys = (await Promise.all(ids.map((id) => repos.apiKeys.listOf(id)))).flat();
  const chats = await Promise.all(ids.map((id) => repos.chats.ownOf(id, user.id)));
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
    consents: [
      ...record.consents.map(({ version, at }) => ({
        kind: 'account' as const,
        version,
        given_at: at,
        how: 'form' as const,
        workspace_id: null,
        workspace: null,
        channel: null,
      })),
      ...memberships.flatMap(({ workspaceId, workspace }, index) =>
        chats[index]!.map(({ messenger, since, consent }) => ({
          kind: 'chat' as const,
          version: consent,
          given_at: since,
          how: 'chat' as const,
          workspace_id: workspaceId,
          workspace,
          channel: messenger,
        })),
      ),
    ],
    memberships: memberships.map(({ workspaceId, workspace, role, since }, index) => {
      const place = places.get(workspaceId);
      return {
        workspace_id: workspaceId,
        workspace,
        role,
        team: place?.team ?? null,
        hired_on: place?.hiredOn ?? null,
        finance_access: financeAccessOf({ role, financeAccess: place?.financeAccess ?? NO_FINANCE }),
        since,
        letters: place?.letters ?? null,
        telling: place ? presentOwnTelling(place.telling) : null,
        block: place?.blocked ? { since: place.blocked.since, until: place.blocked.until } : null,
        chats: chats[index]!.map((chat) => ({ channel: chat.messenger, since: chat.since })),
      };
    }),
    invitations: invitations.map(({ role, team, hiredOn, sentAt, expiresAt }, index) => ({
      workspace: invitedTo[index]?.name ?? null,
      role,
      team,
      hired_on: hiredOn,
      sent_at: sentAt,
      expires_at: expiresAt,
    })),
    identities: identities.map(({ provider, email, addedAt, usedAt }) => ({
      provider,
      email,
      added_at: addedAt,
      used_at: usedAt,
    })),
    api_keys: apiKeys
      .filter(({ makerId }) => makerId === user.id)
      .map(({ workspaceId, name, permissions, createdAt, expiresAt, revokedAt, lastUsedOn }) => ({
        workspace_id: workspaceId,
        name,
        permissions: [...permissions],
        created_at: createdAt,
        expires_at: expiresAt,
        revoked_at: revokedAt,
        last_used_on: lastUsedOn,
      })),
    sessions: sessions.map((session) => presentSession(session, actor)),
    second_factors: {
      totp_added_at: factors.totp?.addedAt ?? null,
      passkeys: factors.passkeys.map(({ name, addedAt, lastUsedAt }) => ({
        name,
        added_at: addedAt,
        last_used_at: lastUsedAt,
      })),
      recovery_codes_left: factors.recoveryHashes.length,
    },
    notified_devices: devices.map(({ device, since }) => ({ device: device && deviceName(device), since })),
    subscription: subscription && presentPlan(subscription),
    invoices: invoices.map(({ createdAt, ...invoice }) => ({ ...invoice, created_at: createdAt })),
    answers: answers.map(({ poll, answeredAt, answers: given }) => ({
      poll,
      answered_at: answeredAt,
      answers: [...given],
    })),
    data_requests: await presentRequests(requests, memberships, repos),
    notes: notes.map(({ workspaceId, about, day, text, sharedWith, createdAt }) => ({
      workspace_id: workspaceId,
      about,
      day,
      text,
      shared_with: sharedWith.length,
      created_at: createdAt,
    })),
    tasks: taskEvents.map(({ title, entries }) => ({
      task: title,
      events: entries.map(({ at, text, changes }) => ({
        at,
        comment: text,
        changes: changes.map((change) => withoutOthers(change, user.id)),
      })),
    })),
  };
};

/** What somebody has asked companies, also those whose workspace they have left; of a workspace that is deleted nothing is left. */
async function presentRequests(
  requests: readonly DataRequest[],
  memberships: readonly { readonly workspaceId: string; readonly workspace: string }[],
  { workspaces }: Pick<Parameters<AuthOperation<'exportMe'>>[0]['repos'], 'workspaces'>,
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

/** A change as it was made; who else was responsible is nothing of one's own. */
function withoutOthers({ field, from, to }: FieldChange, userId: string): FieldChange {
  const own = (value: string | null) => (field !== 'responsible_id' || value === userId ? value : null);
  return { field, from: own(from), to: own(to) };
}

function presentPlan({ plan, active, dueDate, isTrial, trialUsed, createdAt }: Subscription) {
  return {
    plan,
    is_active: active,
    due_date: dueDate,
    is_trial: isTrial,
    trial_used: trialUsed,
    created_at: createdAt,
  };
}
