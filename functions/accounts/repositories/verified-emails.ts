import { keys } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import type { User } from './users.ts';
import { withAsciiDomain } from '#shared/rules/email-address.ts';
import { check, put, type Write } from '#data/writes.ts';

type Holder = Pick<User, 'id' | 'email'>;

/**
 * Whose addresses have been shown to be their own. Apart from the accounts: the function of workspaces, which learns
 * it from the link of a letter, writes no identities.
 */
export function createVerifiedEmails(table: Table) {
  return {
    /** Since when it is known that the account's address is its own; null until then. */
    async since({ id, email }: Holder): Promise<string | null> {
      const item = await table.get(keys.verifiedEmail(id), { consistent: true });
      return item?.['email'] === email ? String(item['at']) : null;
    },

    /** Those of these accounts whose addresses are known to be their own. */
    async among(holders: readonly Holder[]): Promise<ReadonlySet<string>> {
      const items = await table.getMany(holders.map(({ id }) => keys.verifiedEmail(id)));
      const isProved = ({ email }: Holder, index: number) =>
        withAsciiDomain(String(items[index]?.['email'] ?? '')) === withAsciiDomain(email);
      return new Set(holders.filter(isProved).map(({ id }) => id));
    },
  };
}

/** The account has shown that it reads the mail of its address. */
export function verified({ id, email }: Holder, now: Date): Write {
  return put({ ...keys.verifiedEmail(id), type: 'verified-email', email, at: now.toISOString() });
}

/** It still is so: the account has not moved to another address. */
export function stillVerified({ id, email }: Holder): Write {
  return check(keys.verifiedEmail(id), { equals: { email } });
}
