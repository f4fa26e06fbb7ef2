import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { textOrNull } from '#data/text-or-null.ts';
import { mailedLinkWrites, type MailedLink } from './email-links.ts';
import { keys } from '#data/keys.ts';
import { storedSpellings } from '#data/stored-spellings.ts';
import type { Item, Table } from '#data/table.ts';
import { limitBehind, type Counted } from '#data/throttles.ts';
import { check, failsAs, insert, update, type Write } from '#data/writes.ts';
import type { Factor } from '#shared/rules/second-factor.ts';
import { languageOf, type Language } from '#shared/rules/languages.ts';

export interface User {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Which they read; null for an account from before there was a choice. */
  readonly language: Language | null;
  /** The address that waits to be confirmed, and until when it may be. */
  readonly pendingEmail: string | null;
  readonly pendingEmailUntil: string | null;
  /** What the promo code of the registration takes off the price, percent; 0 without one. */
  readonly discount: number;
  /** The text of the consent they agreed to last; null = none was recorded. */
  readonly consentVersion: string | null;
}

/** An account as it begins. */
export interface NewUser
  extends Pick<User, 'id' | 'firstName' | 'lastName' | 'email'>, Partial<Pick<User, 'language'>> {
  readonly createdAt: string;
  readonly referalCode?: string | undefined;
  readonly discount?: number | undefined;
  /** The text of the consent the person agreed to when they registered; null = none was recorded. */
  readonly consentVersion?: string | null;
}

/** The letter that goes out with a new account, and the limits of such letters. */
interface FirstLetter extends MailedLink {
  readonly limits: readonly Counted[];
}

/** What is kept of an account beyond what its work needs. */
export interface AccountRecord {
  readonly createdAt: string | null;
  readonly referalCode: string | null;
  readonly consentVersion: string | null;
  readonly consentAt: string | null;
  /** Every text they agreed to, the newest last. */
  readonly consents: readonly GivenConsent[];
}

/** A text of the consent that somebody agreed to: always in a form of ours, with a tick or a press of its own. */
export interface GivenConsent {
  readonly version: string;
  readonly at: string;
}

/** What it takes to log in with an address. */
export interface Login {
  readonly userId: string;
  /** Null for an account that began with a provider and was given no password since. */
  readonly passwordHash: string | null;
  /** How often the password was changed: what was given out for an earlier one counts no more. */
  readonly passwordVersion: number;
  /** What it takes besides the password; empty where that is enough. */
  readonly factors: readonly Factor[];
  /** How often they changed. */
  readonly factorsVersion: number;
}

/** Accounts and the addresses they log in with. */
export function createUsers(table: Table) {
  return {
    /**
     * The account with its login and its letter, or nothing: when the address is taken, also by a registration of the
     * same moment, and when a limit of the letter is reached.
     */
    async register(
      { consentVersion = null, ...user }: NewUser,
      passwordHash: string | null,
      letter: FirstLetter | null = null,
      /** What begins with the account: what it is signed in to by, that its address is its own. */
      more: readonly Write[] = [],
    ): Promise<'registered' | 'taken' | 'limit'> {
      const { createdAt } = user;
      const limits = letter?.limits ?? [];
      const login = { ...keys.login(user.email), type: 'login', userId: user.id, passwordHash, createdAt };
      const failed = await failedCondition(table, [
        failsAs('taken', insert(login)),
        insert({
          ...keys.user(user.id),
          type: 'user',
          ...user,
          consentVersion,
          consentAt: consentVersion === null ? null : createdAt,
          updatedAt: createdAt,
        }),
        ...olderLoginsAbsent(user.email),
        ...limits.map(({ write }) => write),
        ...(letter ? mailedLinkWrites(letter, new Date(createdAt)) : []),
        ...more.map((write) => failsAs('taken', write)),
      ]);
      if (failed === null) return 'registered';
      return limitBehind(limits, failed) ? 'limit' : 'taken';
    },

    async find(userId: string): Promise<User | null> {
      const item = await table.get(keys.user(userId), { consistent: true });
      return item ? toUser(item) : null;
    },

    async findRecord(userId: string): Promise<AccountRecord> {
      const item = (await table.get(keys.user(userId))) ?? {};
      return {
        consents: consentsOf(item),
        createdAt: textOrNull(item['createdAt']),
        referalCode: textOrNull(item['referalCode']),
        consentVersion: textOrNull(item['consentVersion']),
        consentAt: textOrNull(item['consentAt']),
      };
    },

    /** Keeps that somebody has agreed to a text; once more, nothing changes. False when the account is gone. */
    async giveConsent(userId: string, version: string, now: Date): Promise<boolean> {
      const item = await table.get(keys.user(userId), { consistent: true });
      if (!item) return false;
      const given = consentsOf(item);
      if (given.at(-1)?.version === version) return true;
      const consentAt = now.toISOString();
      const set = { consentVersion: version, consentAt, consents: [...given, { version, at: consentAt }] };
      return unlessChanged(table.write(update(keys.user(userId), { set }, { exists: true })));
    },

    /** By address, in lower case. */
    async findLogin(email: string, options: { consistent?: boolean } = {}): Promise<Login | null> {
      for (const spelling of storedSpellings(email)) {
        const item = await table.get(keys.login(spelling), options);
        if (item) return toLogin(item);
      }
      return null;
    },
  };
}

/** That a login takes the factors it took when it was read: the condition of what they are changed or moved by. */
export function sameFactors({ factorsVersion }: Pick<Login, 'factorsVersion'>): { factorsVersion: number } {
  return { factorsVersion: factorsVersion + 1 };
}

/** That nobody logs in with the address as it was spelled before domains were kept in ASCII. */
export function olderLoginsAbsent(email: string): Write<'taken'>[] {
  const [, ...older] = storedSpellings(email);
  return older.map((spelling) => failsAs('taken', check(keys.login(spelling), { exists: false })));
}

/** The account behind a stored item. */
export function toUser(item: Item): User {
  return {
    id: String(item['id']),
    firstName: String(item['firstName']),
    lastName: String(item['lastName']),
    email: String(item['email']),
    language: languageOf(item['language']),
    pendingEmail: textOrNull(item['pendingEmail']),
    pendingEmailUntil: textOrNull(item['pendingEmailUntil']),
    discount: Number(item['discount'] ?? 0),
    consentVersion: textOrNull(item['consentVersion']),
  };
}

/** An account that has agreed once has no list yet. */
function consentsOf(item: Item): readonly GivenConsent[] {
  const { consents, consentVersion, consentAt } = item;
  if (Array.isArray(consents)) return consents as GivenConsent[];
  return typeof consentVersion === 'string' ? [{ version: consentVersion, at: String(consentAt) }] : [];
}

function toLogin(item: Item): Login {
  return {
    userId: String(item['userId']),
    passwordHash: textOrNull(item['passwordHash']),
    passwordVersion: Number(item['passwordVersion'] ?? 0),
    factors: (item['factors'] as Factor[] | undefined) ?? [],
    factorsVersion: Number(item['factorsVersion'] ?? 0),
  };
}
