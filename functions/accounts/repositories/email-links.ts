import { seconds } from '#shared/rules/seconds.ts';
import { jobItem, type Posting } from '#data/job-item.ts';
import { keys, type Key } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { insert, put, remove, type Write } from '#data/writes.ts';

/** What a link in a letter does when it is opened. */
export type LinkPurpose = 'password' | 'email' | 'verification';
const PURPOSES: readonly LinkPurpose[] = ['password', 'email', 'verification'];

/** A link that waits to be opened; of its secret only the hash is known. */
export interface Link {
  readonly userId: string;
  readonly purpose: LinkPurpose;
  readonly hash: string;
  /** The address it was mailed to, and with `email` the one that is to become the account's. */
  readonly email: string;
  readonly expiresAt: Date;
}

/** A link together with the letter it goes out in. */
export interface MailedLink {
  readonly link: Link;
  readonly posting: Posting;
}

/** Links mailed to people; an account has at most one of a purpose, so a newer letter voids the older. */
export function createEmailLinks(table: Table) {
  return {
    /** The address behind a link with this secret; null when it was used, replaced, voided or has expired. */
    async find(wanted: Pick<Link, 'userId' | 'purpose' | 'hash'>, now: Date): Promise<{ email: string } | null> {
      const item = await table.get(keys.emailLink(wanted.userId, wanted.purpose), { consistent: true });
      if (!item || item['hash'] !== wanted.hash || Number(item['ttl']) <= seconds(now)) return null;
      return { email: String(item['email']) };
    },

    /** When the newest letter with such a link was written to this address; null when none of them opens anything now. */
    async sentAt({ userId, purpose, email }: Pick<Link, 'userId' | 'purpose' | 'email'>, now: Date) {
      const item = await table.get(keys.emailLink(userId, purpose), { consistent: true });
      return item?.['email'] === email && Number(item['ttl']) > seconds(now) ? String(item['createdAt']) : null;
    },
  };
}

/** The stored form of a link. */
export function linkItem({ userId, purpose, hash, email, expiresAt }: Link, now: Date): Item & Key {
  return {
    ...keys.emailLink(userId, purpose),
    type: 'link',
    hash,
    email,
    ttl: seconds(expiresAt),
    createdAt: now.toISOString(),
  };
}

/** A link and the letter it goes out in. */
export function mailedLinkWrites({ link, posting }: MailedLink, now: Date): Write[] {
  return [put(linkItem(link, now)), insert(jobItem(posting.job, posting.jobId, now))];
}

/** Uses a link up: the write is refused when it is not there with this secret any more, or has expired. */
export function spend({ userId, purpose, hash }: Pick<Link, 'userId' | 'purpose' | 'hash'>, now: Date): Write {
  // DynamoDB removes what has expired when it finds the time; until then it must not count.
  return remove(keys.emailLink(userId, purpose), { equals: { hash }, above: { ttl: seconds(now) } });
}

/** Voids the links of an account, all or all but one purpose. */
export function voidLinks(userId: string, options: { except?: LinkPurpose | undefined } = {}): Write[] {
  return PURPOSES.filter((purpose) => purpose !== options.except).map((purpose) =>
    remove(keys.emailLink(userId, purpose)),
  );
}
