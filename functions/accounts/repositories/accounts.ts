import type { Job } from '#data/job-item.ts';
import { failedCondition, unlessChanged } from '#data/conditions.ts';
import {
  PROFILES_AT_ONCE,
  memberProfileWrites,
  type OwnMembership,
  type Person,
} from '#functions/workspaces/repositories/member-profiles.ts';
import { jobItem } from '#data/job-item.ts';
import { keys } from '#data/keys.ts';
import { linkItem, spend, voidLinks, type Link } from './email-links.ts';
import type { Table } from '#data/table.ts';
import { changesOf, closeOwnership } from '#functions/subscriptions/repositories/usage.ts';
import { olderLoginsAbsent, sameFactors, type Login, type User } from './users.ts';
import { verified } from './verified-emails.ts';
import { check, failsAs, insert, put, remove, update, type Write } from '#data/writes.ts';

/** When a change is made and what follows from it: the jobs are written with it or not at all. */
export interface Moment {
  readonly now: Date;
  readonly newId: () => string;
  readonly jobs?: readonly Job[];
}

interface PasswordChange {
  readonly user: Pick<User, 'id' | 'email'>;
  /** As it was read before: the password that is replaced. */
  readonly login: Login;
  readonly passwordHash: string;
  readonly passwordVersion: number;
  /** The link it is done by; none where the person has just proved to know the password. */
  readonly link?: SpentLink;
}

type SpentLink = Pick<Link, 'userId' | 'purpose' | 'hash'>;

/** Changes of accounts: each is one transaction, and false when what it was based on has changed meanwhile. */
export function createAccounts(table: Table) {
  return {
    /** New names and language, and the link that waits for the new address; `link: null` means the address stays as it is. */
    async updateProfile(
      user: User,
      names: Pick<User, 'firstName' | 'lastName' | 'language'>,
      { link, memberships }: { link: Link | null | 'unchanged'; memberships: readonly OwnMembership[] },
      moment: Moment,
    ): Promise<boolean> {
      const pending =
        link === 'unchanged'
          ? {}
          : { pendingEmail: link?.email ?? null, pendingEmailUntil: link?.expiresAt.toISOString() ?? null };
      return unlessChanged(
        table.transact([
          update(
            keys.user(user.id),
            { set: { ...names, ...pending, updatedAt: moment.now.toISOString() } },
            // The copies are made with this address: a confirmation in between refuses them.
            { exists: true, equals: { email: user.email } },
          ),
          ...(link === 'unchanged' ? [] : [linkWrite(user.id, link, moment.now)]),
          ...profileWrites(user.id, { ...names, email: user.email }, user.email, memberships, moment),
          ...jobWrites(moment),
        ]),
      );
    },

    /** A link for a new password, or that shows whose the address is, and the letter with it. */
    async offerLink(link: Link, moment: Moment): Promise<void> {
      await table.transact([put(linkItem(link, moment.now)), ...jobWrites(moment)]);
    },

    /** As many writes as the offer of a reset, for an address nobody has: they expire and mean nothing. */
    async offerNothing(link: Link, { now, newId }: Moment): Promise<void> {
      const nobody = { ...link, email: '' };
      await table.transact([put(linkItem(nobody, now)), put(linkItem({ ...nobody, userId: newId() }, now))]);
    },

    /** A new password; every link mailed before is void, and so is an address that waits for its confirmation. */
    async changePassword(
      { user, login, passwordHash, passwordVersion, link }: PasswordChange,
      moment: Moment,
    ): Promise<boolean> {
      return unlessChanged(
        table.transact([
          update(
            keys.login(user.email),
            { set: { passwordHash, passwordVersion, updatedAt: moment.now.toISOString() } },
            { equals: { userId: user.id, passwordHash: login.passwordHash } },
          ),
          update(
            keys.user(user.id),
            { set: { pendingEmail: null, pendingEmailUntil: null } },
            { exists: true, equals: { email: user.email } },
          ),
          // Whoever holds the mailed link reads the mail of the address.
          ...(link ? [spend(link, moment.now), verified(user, moment.now)] : []),
          ...voidLinks(user.id, { except: link?.purpose }),
          ...jobWrites(moment),
        ]),
      );
    },

    /** Moves the login to the address behind the link; `taken` when somebody else logs in with it. */
    async moveLogin(
      user: User,
      login: Login,
      link: Pick<Link, 'userId' | 'purpose' | 'hash' | 'email'>,
      memberships: readonly OwnMembership[],
      moment: Moment,
    ): Promise<'moved' | 'taken' | 'changed'> {
      const { email } = link;
      const at = moment.now.toISOString();
      const failed = await failedCondition(
        table,
        [
          failsAs('taken', insert({ ...keys.login(email), type: 'login', ...login, createdAt: at })),
          ...olderLoginsAbsent(email),
          remove(keys.login(user.email), {
            equals: { userId: user.id, passwordHash: login.passwordHash },
            // What goes along to the new address must be what holds now.
            below: sameFactors(login),
          }),
          update(
            keys.user(user.id),
            { set: { email, pendingEmail: null, pendingEmailUntil: null, updatedAt: at } },
            // The copies below carry these names.
            { equals: { email: user.email, firstName: user.firstName, lastName: user.lastName } },
          ),
          spend(link, moment.now),
          ...voidLinks(user.id, { except: 'email' }),
          // The link shows that the address exists, not that its owner has this account: they may have been fooled.
          remove(keys.verifiedEmail(user.id)),
          ...profileWrites(user.id, { ...user, email }, user.email, memberships, moment),
          ...jobWrites(moment),
        ],
        'changed',
      );
      return failed ?? 'moved';
    },

    /** Whose the address is has been shown by the link that was mailed there; false when link or address are others by now. */
    async verifyEmail(user: Pick<User, 'id' | 'email'>, link: SpentLink, now: Date): Promise<boolean> {
      const unchanged = check(keys.user(user.id), { equals: { email: user.email } });
      return unlessChanged(table.transact([unchanged, verified(user, now), spend(link, now)]));
    },

    /** How often it has changed which workspaces are theirs; to be read before the workspaces themselves. */
    async ownershipChanges(userId: string): Promise<number> {
      return changesOf(await table.get(keys.ownedWorkspaces(userId), { consistent: true }));
    },

    /**
     * From here on nobody logs in with it and no link opens, and no workspace becomes its own or ceases to be;
     * what it leaves behind is removed by the job. False also when its workspaces are others than those asked about.
     */
    async remove(user: User, ownershipChanges: number, moment: Moment): Promise<boolean> {
      return unlessChanged(
        table.transact([
          remove(keys.user(user.id), { exists: true, equals: { email: user.email } }),
          remove(keys.login(user.email), { equals: { userId: user.id } }),
          ...voidLinks(user.id),
          closeOwnership(user.id, ownershipChanges),
          ...jobWrites(moment),
        ]),
      );
    },
  };
}

function linkWrite(userId: string, link: Link | null, now: Date): Write {
  return link ? put(linkItem(link, now)) : remove(keys.emailLink(userId, 'email'));
}

/** The copies in the person's workspaces, or the job that makes them when there are too many. */
function profileWrites(
  userId: string,
  { firstName, lastName, email, language }: Person,
  previousEmail: string,
  memberships: readonly OwnMembership[],
  { now, newId }: Moment,
): Write[] {
  const person = { firstName, lastName, email, language };
  if (memberships.length <= PROFILES_AT_ONCE) {
    return memberships.flatMap(({ workspaceId }) =>
      memberProfileWrites(workspaceId, userId, person, previousEmail, now),
    );
  }
  return [insert(jobItem({ kind: 'copy-person', userId, person, previousEmail }, newId(), now))];
}

function jobWrites({ jobs = [], newId, now }: Moment): Write[] {
  return jobs.map((job) => insert(jobItem(job, newId(), now)));
}
