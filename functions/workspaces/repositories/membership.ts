import { createHash } from 'node:crypto';
import { mailboxOf } from '#shared/rules/mailbox.ts';
import type { FinanceAccess } from '#shared/rules/finance/access.ts';
import type { FactorRule } from '#shared/rules/second-factor.ts';
import type { Role } from '#shared/rules/roles.ts';
import type { ProviderRule } from '#shared/rules/sign-in.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { chatKeysOf } from '#functions/integrations/repositories/chats.ts';
import { keys, type Key } from '#data/keys.ts';
import type { Member } from './member.ts';
import type { Person } from './member-profiles.ts';
import type { Item } from '#data/table.ts';
import { failsAs, insert, put, remove, update, type Write } from '#data/writes.ts';

/** What a membership copies of its workspace. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Of whom it demands a second factor; none where nobody has said it. */
  readonly factorRule?: FactorRule | null;
  /** That members come in by its provider alone; none where it does not say so. */
  readonly providerRule?: ProviderRule | null;
  /** How often the one or the other was said. */
  readonly entryRulesVersion?: number;
}

/** A member as they join; the version counts from here. */
export type NewMember = Omit<
  Member,
  | 'version'
  | 'ownTeamsOnly'
  | 'provedByFactor'
  | 'offer'
  | 'factorRule'
  | 'providerRule'
  | 'team'
  | 'telling'
  | 'hiredOn'
  | 'managerId'
  | 'staysAfter'
  | 'leave'
  | 'blocked'
  | 'requestsVersion'
  | 'directoryId'
  | 'financeAccess'
  | 'letters'
  | 'joinedAt'
  | 'joinedBy'
  | 'provedEmail'
  | 'language'
> &
  Partial<
    Pick<Person, 'language'> &
      Pick<Member, 'team' | 'hiredOn' | 'managerId' | 'leave' | 'directoryId' | 'joinedBy' | 'provedEmail'>
  >;

/**
 * The three items of one membership: the member for the workspace, the membership for the person's list, and the
 * address by which members are named. They are written and removed together, never one alone.
 */
export function membershipItems(member: NewMember, workspace: Place, now: Date): (Item & Key)[] {
  const { workspaceId, userId, role, email } = member;
  const { id, name, description, factorRule, providerRule } = workspace;
  const dates = { createdAt: now.toISOString(), updatedAt: now.toISOString() };
  return [
    {
      ...keys.member(workspaceId, userId),
      type: 'member',
      ...member,
      // Most have none, and every list of members would pay for the words.
      factorRule: factorRule ?? undefined,
      providerRule: providerRule ?? undefined,
      version: 1,
      ...dates,
    },
    { ...keys.memberAddress(workspaceId, email), type: 'member-address', userId },
    { ...keys.membership(userId, workspaceId), type: 'membership', id, name, description, role, ...dates },
  ];
}

/** The keys of those items. */
export function membershipKeys({
  workspaceId,
  userId,
  email,
}: Pick<Member, 'workspaceId' | 'userId' | 'email'>): Key[] {
  return [
    keys.member(workspaceId, userId),
    keys.memberAddress(workspaceId, email),
    keys.membership(userId, workspaceId),
  ];
}

/** Joining, with the workspace's count; `seats` is how many people it may hold, null = as many as needed. */
export function joining(
  member: NewMember,
  workspace: Place,
  seats: number | null,
  now: Date,
): Write<'workspace changed'>[] {
  const { name, description, entryRulesVersion = 0 } = workspace;
  return [
    failsAs(
      'workspace changed',
      update(
        keys.workspace(workspace.id),
        { add: { memberCount: 1 } },
        // The copies made here must be of the name and the demands that hold now: a change in between refuses them.
        {
          exists: true,
          equals: { name, description },
          below: { entryRulesVersion: entryRulesVersion + 1, ...(seats === null ? {} : { memberCount: seats }) },
        },
      ),
    ),
    ...membershipItems(member, workspace, now).map(insert),
  ];
}

/**
 * That somebody was in a workspace once: what they wrote there stays and names them, and the deletion of their account
 * looks there, too.
 */
function formerItems(
  { workspaceId, userId, role }: Pick<Member, 'workspaceId' | 'userId' | 'role'>,
  directoryId: string | null,
): (Item & Key)[] {
  const byDirectory = directoryId === null ? {} : { directoryId, role };
  return [
    { ...keys.formerMember(workspaceId, userId), type: 'former-member', userId, ...byDirectory },
    { ...keys.formerMembership(userId, workspaceId), type: 'former-membership', workspaceId },
  ];
}

/** Whoever has left does not come back by the joining link for so long, under whatever address of their mailbox. */
const KEEP_MAILBOX_SECONDS = 365 * 24 * 60 * 60;

/** Where it is marked that somebody of this mailbox has left; the address itself is not kept. */
export function formerMailboxKey(workspaceId: string, email: string): Key {
  const hash = createHash('sha256')
    .update(`${workspaceId}/${mailboxOf(email)}`)
    .digest('base64url');
  return keys.formerMailbox(workspaceId, hash);
}

/**
 * Leaving, with the workspace's count; refused when the member changed since it was read. `directoryId` says as which
 * person of the company's directory they were taken out by it.
 */
export function leaving(member: Member, now: Date, directoryId: string | null = null): Write<'workspace gone'>[] {
  const [memberKey, ...copies] = membershipKeys(member);
  return [
    failsAs(
      'workspace gone',
      update(keys.workspace(member.workspaceId), { add: { memberCount: -1 } }, { exists: true }),
    ),
    remove(memberKey!, { exists: true, equals: { version: member.version } }),
    ...[...copies, ...chatKeysOf(member.workspaceId, member.userId)].map((key) => remove(key)),
    ...formerItems(member, directoryId).map(put),
    put({
      ...formerMailboxKey(member.workspaceId, member.email),
      type: 'former-mailbox',
      ttl: seconds(now) + KEEP_MAILBOX_SECONDS,
    }),
  ];
}

/** A change of the member alone; refused when they changed since they were read. */
export function memberChange({ workspaceId, userId, version }: Member, change: Item, now: Date): Write[] {
  return [
    update(
      keys.member(workspaceId, userId),
      { set: { ...change, version: version + 1, updatedAt: now.toISOString() } },
      { exists: true, equals: { version } },
    ),
  ];
}

/** What may change together with a role: an offer lies with the member, the right to the money in both copies. */
interface RoleBesides {
  readonly offer?: null;
  readonly financeAccess?: FinanceAccess;
}

/** A new role in both copies; refused when the member changed since it was read. */
export function roleChange(member: Member, role: Role, now: Date, more: RoleBesides = {}): Write[] {
  const { workspaceId, userId } = member;
  const both = more.financeAccess === undefined ? {} : { financeAccess: more.financeAccess };
  return [
    ...memberChange(member, { role, ...more }, now),
    update(
      keys.membership(userId, workspaceId),
      { set: { role, ...both, updatedAt: now.toISOString() } },
      { exists: true },
    ),
  ];
}

/**
 * What somebody sees of the money of the workspace, in both copies; refused when they changed since
 * they were read. Who leaves and comes back does not have it.
 */
export function financeAccessChange(member: Member, financeAccess: FinanceAccess, now: Date): Write[] {
  const { workspaceId, userId } = member;
  return [
    ...memberChange(member, { financeAccess }, now),
    update(
      keys.membership(userId, workspaceId),
      { set: { financeAccess, updatedAt: now.toISOString() } },
      { exists: true },
    ),
  ];
}
