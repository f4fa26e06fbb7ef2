import { unlessChanged } from '#data/conditions.ts';
import { jobItem, type Job } from '#data/job-item.ts';
import { keys, ranges, type Key } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { insert, put, remove, update, type Write } from '#data/writes.ts';
import { sameFactors, type Login, type User } from '#functions/accounts/repositories/users.ts';
import type { Factor } from '#shared/rules/second-factor.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { textOrNull } from '#data/text-or-null.ts';

/** The app for codes of an account. */
export interface Totp {
  /** Its key, sealed by the vault. */
  readonly sealed: string;
  readonly addedAt: string;
  /** The step of time the last code was taken of: no code of it or before is taken again. */
  readonly lastStep: number;
}

/** A passkey of an account. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** What its authenticator calls it. */
  readonly credentialId: string;
  /** As SubjectPublicKeyInfo, in base64url. */
  readonly publicKey: string;
  /** How often its authenticator has signed; 0 of one that does not count. */
  readonly counter: number;
  readonly addedAt: string;
  readonly lastUsedAt: string | null;
}

/** What an account is proved by besides its password. */
export interface Factors {
  readonly totp: Totp | null;
  /** The oldest first. */
  readonly passkeys: readonly Passkey[];
  /** Hashes of the codes that have not been used. */
  readonly recoveryHashes: readonly string[];
  /** Since when an operator is asked to take all of them away. */
  readonly resetAskedAt: string | null;
}

/** Whose factors change, as the login was read; the change is refused where others changed them meanwhile. */
export interface Holder {
  readonly user: Pick<User, 'id' | 'email'>;
  readonly login: Login;
}

/** When something changes, and what follows from it. */
interface Moment {
  readonly now: Date;
  readonly newId: () => string;
  readonly jobs: readonly Job[];
}

const NEW_TOTP_SECONDS = 15 * 60;
/** Longer than a challenge can be answered. */
const SPENT_SECONDS = 15 * 60;

/** Apps for codes, passkeys and recovery codes; each change is one transaction, with the login that says which there are. */
export function createFactors(table: Table) {
  async function all(userId: string): Promise<Item[]> {
    return table.queryAll(ranges.factors(userId), { consistent: true });
  }

  return {
    async of(userId: string): Promise<Factors> {
      const items = await all(userId);
      const ofType = (type: string) => items.filter((item) => item['type'] === type);
      const [totp] = ofType('totp');
      return {
        totp: totp ? toTotp(totp) : null,
        passkeys: ofType('passkey')
          .map(toPasskey)
          .toSorted((a, b) => a.addedAt.localeCompare(b.addedAt)),
        recoveryHashes: ofType('recovery-code').map(({ hash }) => String(hash)),
        resetAskedAt: textOrNull(ofType('factor-reset')[0]?.['askedAt']),
      };
    },

    /** Keeps the key of an app until its first code comes; a newer one takes its place. */
    async keepNewTotp(userId: string, sealed: string, now: Date): Promise<void> {
      const item = { ...keys.newTotp(userId), type: 'new-totp', sealed, ttl: seconds(now) + NEW_TOTP_SECONDS };
      await table.write(put(item));
    },

    async newTotp(userId: string, now: Date): Promise<string | null> {
      const item = await table.get(keys.newTotp(userId), { consistent: true });
      return item && Number(item['ttl']) > seconds(now) ? String(item['sealed']) : null;
    },

    async addTotp(
      holder: Holder,
      { sealed, lastStep }: Omit<Totp, 'addedAt'>,
      codes: readonly string[],
      moment: Moment,
    ) {
      const { id } = holder.user;
      const item = { ...keys.totp(id), type: 'totp', sealed, lastStep, addedAt: moment.now.toISOString() };
      return change(holder, withFactor(holder.login.factors, 'totp'), moment, [
        insert(item),
        remove(keys.newTotp(id), { equals: { sealed } }),
        ...codes.map((hash) => codeWrite(id, hash)),
      ]);
    },

    async addPasskey(holder: Holder, passkey: Passkey, codes: readonly string[], moment: Moment) {
      const { id } = holder.user;
      return change(holder, withFactor(holder.login.factors, 'passkey'), moment, [
        insert({ ...keys.passkey(id, passkey.id), type: 'passkey', ...passkey }),
        ...codes.map((hash) => codeWrite(id, hash)),
      ]);
    },

    /** Takes factors away; `left` are the kinds that stay, and with the last of them the codes go. */
    async remove(
      holder: Holder,
      gone: { totp: true } | { passkeyId: string },
      left: readonly Factor[],
      moment: Moment,
    ) {
      const { id } = holder.user;
      const key = 'totp' in gone ? keys.totp(id) : keys.passkey(id, gone.passkeyId);
      const codes = left.length > 0 ? [] : (await this.of(id)).recoveryHashes;
      return change(holder, left, moment, [
        remove(key, { exists: true }),
        ...codes.map((hash) => remove(keys.recoveryCode(id, hash))),
      ]);
    },

    /** Everything, for an operator; the account is open to its password alone again. */
    async removeAll(holder: Holder, moment: Moment): Promise<boolean> {
      const items = await all(holder.user.id);
      return change(
        holder,
        [],
        moment,
        items.map((item) => remove({ pk: item['pk'], sk: item['sk'] } as Key)),
      );
    },

    /** New codes instead of those there are. */
    async renewCodes(holder: Holder, codes: readonly string[], moment: Moment): Promise<boolean> {
      const { id } = holder.user;
      const { recoveryHashes } = await this.of(id);
      return change(holder, holder.login.factors, moment, [
        ...recoveryHashes.map((hash) => remove(keys.recoveryCode(id, hash))),
        ...codes.map((hash) => codeWrite(id, hash)),
      ]);
    },

    async renamePasskey(userId: string, passkeyId: string, name: string): Promise<boolean> {
      return unlessChanged(table.write(update(keys.passkey(userId, passkeyId), { set: { name } }, { exists: true })));
    },

    /** Uses the code of a step; false where one of it or of a later step was used already. */
    async useStep(userId: string, step: number): Promise<boolean> {
      const write = update(keys.totp(userId), { set: { lastStep: step } }, { exists: true, below: { lastStep: step } });
      return unlessChanged(table.write(write));
    },

    /** Uses a recovery code, once, and tells its owner; false where there is none of this hash. */
    async useCode(userId: string, hash: string, { now, newId, jobs }: Moment): Promise<boolean> {
      const writes = [
        remove(keys.recoveryCode(userId, hash), { exists: true }),
        ...jobs.map((job) => insert(jobItem(job, newId(), now))),
      ];
      return unlessChanged(table.transact(writes));
    },

    /** A passkey has answered a challenge, which is spent with it; false where the challenge was, or the counter does not grow. */
    async usePasskey(
      userId: string,
      { id, counter }: Passkey,
      used: { counter: number; challengeHash: string; now: Date },
    ) {
      const { challengeHash, now } = used;
      const grows = used.counter === 0 && counter === 0 ? {} : { below: { counter: used.counter } };
      return unlessChanged(
        table.transact([
          insert({
            ...keys.spentChallenge(userId, challengeHash),
            type: 'spent-challenge',
            ttl: seconds(now) + SPENT_SECONDS,
          }),
          update(
            keys.passkey(userId, id),
            { set: { counter: used.counter, lastUsedAt: now.toISOString() } },
            { exists: true, ...grows },
          ),
        ]),
      );
    },

    async askReset(userId: string, { now, newId, jobs }: Moment): Promise<void> {
      await table.transact([
        put({ ...keys.factorReset(userId), type: 'factor-reset', askedAt: now.toISOString() }),
        ...jobs.map((job) => insert(jobItem(job, newId(), now))),
      ]);
    },

    /** Whoever comes in by a factor has not lost them. */
    async withdrawReset(userId: string): Promise<void> {
      await table.write(remove(keys.factorReset(userId)));
    },
  };

  function change(
    { user, login }: Holder,
    factors: readonly Factor[],
    { now, newId, jobs }: Moment,
    writes: readonly Write[],
  ): Promise<boolean> {
    return unlessChanged(
      table.transact([
        update(
          keys.login(user.email),
          { set: { factors, updatedAt: now.toISOString() }, add: { factorsVersion: 1 } },
          { equals: { userId: user.id }, below: sameFactors(login) },
        ),
        ...writes,
        ...jobs.map((job) => insert(jobItem(job, newId(), now))),
      ]),
    );
  }
}

function withFactor(factors: readonly Factor[], added: Factor): Factor[] {
  return [...new Set([...factors, added])];
}

function codeWrite(userId: string, hash: string): Write {
  return insert({ ...keys.recoveryCode(userId, hash), type: 'recovery-code', hash });
}

function toTotp(item: Item): Totp {
  return {
    sealed: String(item['sealed']),
    addedAt: String(item['addedAt']),
    lastStep: Number(item['lastStep']),
  };
}

function toPasskey(item: Item): Passkey {
  return {
    id: String(item['id']),
    name: String(item['name']),
    credentialId: String(item['credentialId']),
    publicKey: String(item['publicKey']),
    counter: Number(item['counter']),
    addedAt: String(item['addedAt']),
    lastUsedAt: textOrNull(item['lastUsedAt']),
  };
}
