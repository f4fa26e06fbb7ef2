import type { ApiKey } from '#functions/api-keys/repositories/api-key.ts';
import type { Factors } from '#functions/factors/repositories/factors.ts';
import { presentOwnTelling } from '#functions/notifications/present-telling.ts';
import type { PersonNote } from '#functions/people/records.ts';
import type { Subscription } from '#functions/subscriptions/repositories/plans.ts';
import type { FieldChange } from '#functions/tasks/repositories/task-fields.ts';
import type { OwnTaskEvents } from '#functions/tasks/repositories/task-events.ts';
import type { Invitation } from '#functions/workspaces/repositories/invitation.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { OwnMembership } from '#functions/workspaces/repositories/member-profiles.ts';
import { financeAccessOf, NO_FINANCE } from '#shared/rules/finance/access.ts';
import type { Messenger } from '#shared/rules/messengers.ts';
import type { AccountRecord } from './repositories/users.ts';

/** Somebody's place in a workspace with all that is kept of them there. */
export interface OwnPlace extends OwnMembership {
  /** What the workspace itself keeps of them; none where they have just left. */
  readonly member: Member | undefined;
  readonly chats: readonly { readonly messenger: Messenger; readonly since: string; readonly consent: string | null }[];
}

/** What somebody has agreed to: in a form of the account, and in their chats with the bots of workspaces. */
export function presentConsents({ consents }: AccountRecord, places: readonly OwnPlace[]) {
  const ofAccount = { kind: 'account', how: 'form', workspace_id: null, workspace: null, channel: null } as const;
  return [
    ...consents.map(({ version, at }) => ({ ...ofAccount, version, given_at: at })),
    ...places.flatMap(({ workspaceId, workspace, chats }) =>
      chats.map(({ messenger, since, consent }) => ({
        kind: 'chat' as const,
        version: consent,
        given_at: since,
        how: 'chat' as const,
        workspace_id: workspaceId,
        workspace,
        channel: messenger,
      })),
    ),
  ];
}

/** A membership as its member may know it. */
export function presentPlace({ workspaceId, workspace, role, since, member, chats }: OwnPlace) {
  return {
    workspace_id: workspaceId,
    workspace,
    role,
    team: member?.team ?? null,
    hired_on: member?.hiredOn ?? null,
    finance_access: financeAccessOf({ role, financeAccess: member?.financeAccess ?? NO_FINANCE }),
    since,
    letters: member?.letters ?? null,
    telling: member ? presentOwnTelling(member.telling) : null,
    block: member?.blocked ? { since: member.blocked.since, until: member.blocked.until } : null,
    chats: chats.map((chat) => ({ channel: chat.messenger, since: chat.since })),
  };
}

/** An invitation to whoever it was sent to, with what the workspace is called; null where that is gone. */
export function presentOwnInvitation({ role, team, hiredOn, sentAt, expiresAt }: Invitation, workspace: string | null) {
  return { workspace, role, team, hired_on: hiredOn, sent_at: sentAt, expires_at: expiresAt };
}

/** A key of the API that somebody has made. */
export function presentOwnKey(key: ApiKey) {
  return {
    workspace_id: key.workspaceId,
    name: key.name,
    permissions: [...key.permissions],
    created_at: key.createdAt,
    expires_at: key.expiresAt,
    revoked_at: key.revokedAt,
    last_used_on: key.lastUsedOn,
  };
}

/** The second factors of an account, without what proves them. */
export function presentFactors({ totp, passkeys, recoveryHashes }: Factors) {
  return {
    totp_added_at: totp?.addedAt ?? null,
    passkeys: passkeys.map(({ name, addedAt, lastUsedAt }) => ({
      name,
      added_at: addedAt,
      last_used_at: lastUsedAt,
    })),
    recovery_codes_left: recoveryHashes.length,
  };
}

/** A plan as its owner may know it. */
export function presentOwnPlan({ plan, active, dueDate, isTrial, trialUsed, createdAt }: Subscription) {
  return {
    plan,
    is_active: active,
    due_date: dueDate,
    is_trial: isTrial,
    trial_used: trialUsed,
    created_at: createdAt,
  };
}

/** A note of a talk that somebody has written; with how many it is shared, never with whom. */
export function presentOwnNote({ workspaceId, about, day, text, sharedWith, createdAt }: PersonNote) {
  return { workspace_id: workspaceId, about, day, text, shared_with: sharedWith.length, created_at: createdAt };
}

/** What somebody did to a task and wrote of it. */
export function presentOwnTaskEvents({ title, entries }: OwnTaskEvents, userId: string) {
  return {
    task: title,
    events: entries.map(({ at, text, changes }) => ({
      at,
      comment: text,
      changes: changes.map((change) => withoutOthers(change, userId)),
    })),
  };
}

/** A change as it was made; who else was responsible is nothing of one's own. */
function withoutOthers({ field, from, to }: FieldChange, userId: string): FieldChange {
  const own = (value: string | null) => (field !== 'responsible_id' || value === userId ? value : null);
  return { field, from: own(from), to: own(to) };
}
