import { createHash } from 'node:crypto';
import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { keys, type Key } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { check, failsAs, insert, remove, update } from '#data/writes.ts';
import { DEFAULT_LANGUAGE, languageOf, type Language } from '#shared/rules/languages.ts';
import { monthOf } from '#shared/rules/month-of.ts';
import { seconds } from '#shared/rules/seconds.ts';
import type { SmsGatewayName } from '#shared/rules/sms.ts';
import type { Words } from '#shared/text/said.ts';
import { DAY_SECONDS } from '#shared/rules/durations.ts';
import type { Saved } from './integrations.ts';

/** How a workspace sends SMS. */
export interface SmsAccess {
  readonly gateway: SmsGatewayName;
  /** The key of its account, as the vault has sealed it. */
  readonly sealed: string;
  readonly sender: string | null;
  readonly template: string;
  /** In which language the template is: that of the workspace when it was written. */
  readonly language: Language;
  /** Kopecks for one part, and whether the gateway has said it. */
  readonly price: number;
  readonly priceFromGateway: boolean;
  /** Kopecks a month. */
  readonly cap: number;
  /** Why the gateway does not serve, as far as it is known. */
  readonly problem: Words | null;
  readonly version: number;
  readonly createdAt: string;
}

/** One message to one person; the same however often it is tried. */
export interface SmsPlace {
  readonly runId: string;
  readonly message: string;
  readonly personId: string;
}

/** How far a message is: on its way to the gateway, taken by it, or nobody knows. */
export type SmsState = 'sending' | 'sent' | 'maybe';

const HASH_BYTES = 16;
/** Longer than a run is open. */
const KEEP_SECONDS = 90 * DAY_SECONDS;
const KEEP_SPENT_SECONDS = 400 * DAY_SECONDS;

/** The SMS of workspaces: by what they go, what they have cost, which were handed over. */
export function createSms(table: Table) {
  const accessKey = (workspaceId: string): Key => keys.credentials(workspaceId, 'sms');

  return {
    async find(workspaceId: string): Promise<SmsAccess | null> {
      const item = await table.get(accessKey(workspaceId), { consistent: true });
      return item && toAccess(item);
    },

    /** `known` is what was read before, null for the first. */
    async save(
      workspaceId: string,
      values: Omit<SmsAccess, 'problem' | 'version' | 'createdAt'>,
      known: SmsAccess | null,
      now: Date,
    ): Promise<Saved> {
      const key = accessKey(workspaceId);
      const updatedAt = now.toISOString();
      const set = { ...values, problem: null, updatedAt };
      const write = known
        ? update(key, { set, add: { version: 1 } }, { equals: { version: known.version } })
        : insert({ ...key, type: 'credentials', ...set, version: 1, createdAt: updatedAt });
      const workspaceThere = failsAs('workspace gone', check(keys.workspace(workspaceId), { exists: true }));
      return (await failedCondition(table, [workspaceThere, write], 'changed')) ?? 'saved';
    },

    /** Forgets the key; what was spent in the month stays, or it could be spent again. */
    async remove(workspaceId: string): Promise<void> {
      await table.write(remove(accessKey(workspaceId)));
    },

    /** Keeps what is wrong with the gateway, unless it was replaced meanwhile. */
    async noteProblem(workspaceId: string, { version }: SmsAccess, problem: Words | null): Promise<void> {
      await unlessChanged(table.write(update(accessKey(workspaceId), { set: { problem } }, { equals: { version } })));
    },

    /** What this month has cost so far, and for how many messages. */
    async spent(workspaceId: string, now: Date): Promise<{ kopecks: number; messages: number }> {
      const item = await table.get(keys.smsSpent(workspaceId, monthOf(now)), { consistent: true });
      return { kopecks: Number(item?.['kopecks'] ?? 0), messages: Number(item?.['messages'] ?? 0) };
    },

    /**
     * Counts a message before it is sent, under the condition that the month stays within the cap: exact however many
     * come at once. False where it would not.
     */
    async spend(workspaceId: string, kopecks: number, cap: number, now: Date): Promise<boolean> {
      if (kopecks > cap) return false;
      const set = { type: 'sms-spent', ttl: seconds(now) + KEEP_SPENT_SECONDS };
      const below = { kopecks: cap - kopecks + 1 };
      const key = keys.smsSpent(workspaceId, monthOf(now));
      return unlessChanged(table.write(update(key, { set, add: { kopecks, messages: 1 } }, { below })));
    },

    /** Takes back what was counted of a message that was not sent. */
    async giveBack(workspaceId: string, kopecks: number, now: Date): Promise<void> {
      const change = { add: { kopecks: -kopecks, messages: -1 } };
      await unlessChanged(table.write(update(keys.smsSpent(workspaceId, monthOf(now)), change, { exists: true })));
    },

    /** How far a message is; null for one that was never tried. */
    async state(place: SmsPlace): Promise<SmsState | null> {
      const item = await table.get(keyOf(place), { consistent: true });
      return item && (item['state'] as SmsState);
    },

    /** Marks a message before it is handed over; false where it is marked already. */
    async begin(place: SmsPlace, now: Date): Promise<boolean> {
      const item = { ...keyOf(place), type: 'sms', state: 'sending', ttl: seconds(now) + KEEP_SECONDS };
      return unlessChanged(table.write(insert(item)));
    },

    async end(place: SmsPlace, state: SmsState): Promise<void> {
      await unlessChanged(table.write(update(keyOf(place), { set: { state } }, { exists: true })));
    },

    /** Forgets a message that was certainly not sent. */
    async forget(place: SmsPlace): Promise<void> {
      await table.write(remove(keyOf(place)));
    },
  };
}

function keyOf({ runId, message, personId }: SmsPlace): Key {
  const hash = createHash('sha256').update(`sms/${runId}/${message}/${personId}`).digest().subarray(0, HASH_BYTES);
  return keys.sms(runId, hash.toString('base64url'));
}

function toAccess(item: Item): SmsAccess {
  return {
    gateway: item['gateway'] as SmsGatewayName,
    sealed: String(item['sealed']),
    sender: (item['sender'] as string | null | undefined) ?? null,
    template: String(item['template']),
    language: languageOf(item['language']) ?? DEFAULT_LANGUAGE,
    price: Number(item['price']),
    priceFromGateway: item['priceFromGateway'] === true,
    cap: Number(item['cap']),
    problem: (item['problem'] as Words | null | undefined) ?? null,
    version: Number(item['version']),
    createdAt: String(item['createdAt']),
  };
}
