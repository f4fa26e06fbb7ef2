import type { Words } from '#shared/text/said.ts';
import type { Messenger } from '#shared/rules/messengers.ts';
import { DEFAULT_STATUS_PRESET, type StatusPreset } from '#shared/rules/bitrix24-tasks.ts';
import { OVERTAKEN, untilNotOvertaken } from '#data/attempts.ts';
import { APP_ATTRIBUTES, createPortalApps, toPortalApp, type NewPortalApp, type PortalApp } from './portal-apps.ts';
import { createAiRequests, monthlyCapOf, moreRequests } from './ai-requests.ts';
import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { jobItem } from '#data/job-item.ts';
import { keys } from '#data/keys.ts';
import { dropSnapshot, beginReading, type PortalPlan } from './portal-snapshots.ts';
import type { Item, Table } from '#data/table.ts';
import { check, failsAs, insert, remove, update, type Write } from '#data/writes.ts';

/** The plan of a snapshot moves once a night: meeting it twice is rare. */
const ATTEMPTS = 4;

export type IntegrationKind = 'bitrix24' | 'ai' | Messenger;

interface Stored {
  /** The secret as the vault has sealed it. */
  readonly sealed: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface Bitrix24Access extends Stored {
  /** What may be shown of the webhook; of an application, where the portal stands. */
  readonly masked: string;
  /** The application that the portal has let in; null where it is a webhook. */
  readonly app: PortalApp | null;
  readonly statusPreset: StatusPreset;
}

export interface AiAccess extends Stored {
  readonly clientId: string;
  readonly provider: string;
  readonly scope: string;
  readonly verifySslCerts: boolean;
  /** What the provider said when last asked; null = it let us in. */
  readonly problem: Words | null;
  readonly totalRequests: number;
  /** Requests in `month`, as 2026-11. */
  readonly monthRequests: number;
  readonly month: string;
  /** The most requests in a calendar month; null = as many as are wanted. */
  readonly monthlyCap: number | null;
  readonly lastUsedAt: string | null;
}

/** A webhook or an application, as it is saved. */
export interface NewBitrix24Access {
  readonly sealed: string;
  readonly masked: string;
  readonly app: NewPortalApp | null;
}

type NewValues<Access extends Stored> = Omit<
  Access,
  'statusPreset' | 'version' | 'createdAt' | 'updatedAt' | 'totalRequests' | 'monthRequests' | 'month' | 'lastUsedAt'
>;

/** How a save ended: two people saving at once do not overwrite each other unseen. */
export type Saved = 'saved' | 'changed' | 'workspace gone';

interface SaveOptions {
  readonly now: Date;
  readonly add?: Record<string, number>;
  /** What must not have changed besides the version. */
  readonly equals?: Item;
  readonly besides?: readonly Write[];
  /** What is taken away from what was known. */
  readonly clear?: readonly string[];
}

/** Access of workspaces to other services. */
export function createIntegrations(table: Table) {
  async function save(
    workspaceId: string,
    kind: IntegrationKind,
    values: Item,
    known: Stored | null,
    { now, add = {}, equals = {}, besides = [], clear = [] }: SaveOptions,
  ): Promise<Saved> {
    const key = keys.credentials(workspaceId, kind);
    const updatedAt = now.toISOString();
    const fresh = { ...key, type: 'credentials', ...values, ...add, version: 1, createdAt: updatedAt, updatedAt };
    const version = (known?.version ?? 0) + 1;
    const write = known
      ? update(
          key,
          { set: { ...values, updatedAt, version }, add, clear },
          { equals: { version: known.version, ...equals } },
        )
      : insert(fresh);
    const workspaceThere = failsAs('workspace gone', check(keys.workspace(workspaceId), { exists: true }));
    return (await failedCondition(table, [workspaceThere, write, ...besides], 'changed')) ?? 'saved';
  }

  /** Reads strongly: what was saved a moment ago is what is shown. */
  const read = (workspaceId: string, kind: IntegrationKind) =>
    table.get(keys.credentials(workspaceId, kind), { consistent: true });

  async function findAi(workspaceId: string): Promise<AiAccess | null> {
    const item = await read(workspaceId, 'ai');
    return item && toAiAccess(item);
  }

  async function planned(workspaceId: string): Promise<PortalPlan | null> {
    const item = await table.get(keys.portalHead(workspaceId), { consistent: true });
    const changesDueAt = typeof item?.['changesDueAt'] === 'string' ? item['changesDueAt'] : null;
    return item && { dueAt: String(item['dueAt']), changesDueAt };
  }

  return {
    async findBitrix24(workspaceId: string): Promise<Bitrix24Access | null> {
      const item = await read(workspaceId, 'bitrix24');
      if (!item) return null;
      const statusPreset = item['statusPreset'] === 'spec' ? 'spec' : DEFAULT_STATUS_PRESET;
      return { ...toStored(item), masked: String(item['masked']), statusPreset, app: toPortalApp(item) };
    },

    /** `known` is what was read before, null for the first. The portal is read at once, by the job of this id. */
    async saveBitrix24(
      workspaceId: string,
      { app, ...values }: NewBitrix24Access,
      known: Bitrix24Access | null,
      { now, jobId }: { readonly now: Date; readonly jobId: string },
    ): Promise<Saved> {
      for (let attempt = 1; ; attempt++) {
        const besides = beginReading(workspaceId, await planned(workspaceId), { jobId, now });
        const fresh = app ? { ...values, app, applicationTokenHash: '' } : values;
        const clear = APP_ATTRIBUTES.filter((name) => !(name in fresh));
        const saved = await save(workspaceId, 'bitrix24', fresh, known, { now, besides, clear });
        // The nightly job may have moved the plan meanwhile.
        if (saved !== 'changed' || attempt === ATTEMPTS) return saved;
        const current = await read(workspaceId, 'bitrix24');
        if ((current?.['version'] ?? null) !== (known?.version ?? null)) return 'changed';
      }
    },

    /** What was chosen stays when the webhook is changed; false where there is none. */
    async chooseStatusPreset(workspaceId: string, statusPreset: StatusPreset, now: Date): Promise<boolean> {
      const set = { statusPreset, updatedAt: now.toISOString() };
      return unlessChanged(table.write(update(keys.credentials(workspaceId, 'bitrix24'), { set }, { exists: true })));
    },

    findAi,

    /** Saves what was just tried with the provider: that counts as one request. */
    async saveAi(workspaceId: string, values: NewValues<AiAccess>, known: AiAccess | null, now: Date): Promise<Saved> {
      for (let attempt = 1, current = known; ; attempt++) {
        const { set, add } = moreRequests(current, 1, now);
        const equals = current ? { month: current.month } : {};
        const saved = await save(workspaceId, 'ai', { ...values, ...set }, current, { now, add, equals });
        if (saved !== 'changed' || attempt === ATTEMPTS) return saved;
        // A month may have begun meanwhile.
        const stored = await findAi(workspaceId);
        if (stored?.version !== known?.version) return 'changed';
        current = stored;
      }
    },

    ...createAiRequests(table),
    ...createPortalApps(table),

    /** Forgets the access to the AI provider; so does a second time. */
    async removeAi(workspaceId: string): Promise<void> {
      await table.write(remove(keys.credentials(workspaceId, 'ai')));
    },

    /**
     * Forgets the webhook and what may be shown of its portal, with the job that removes what was read of it; so does a
     * second time.
     */
    async removeBitrix24(workspaceId: string, jobId: string, now: Date): Promise<void> {
      await untilNotOvertaken('The plan of a snapshot', async () => {
        const plan = await planned(workspaceId);
        if (!plan && !(await read(workspaceId, 'bitrix24'))) return null;
        const job = jobItem({ kind: 'delete-portal-snapshot', workspaceId }, jobId, now);
        const writes = [
          remove(keys.credentials(workspaceId, 'bitrix24')),
          insert(job),
          ...(plan ? dropSnapshot(workspaceId, plan) : [check(keys.portalHead(workspaceId), { exists: false })]),
        ];
        // The nightly job may have moved the plan meanwhile.
        return (await unlessChanged(table.transact(writes))) ? null : OVERTAKEN;
      });
    },
  };
}

function toAiAccess(item: Item): AiAccess {
  const text = (name: string): string | null => (typeof item[name] === 'string' ? item[name] : null);
  return {
    ...toStored(item),
    clientId: String(item['clientId']),
    provider: String(item['provider']),
    scope: String(item['scope']),
    verifySslCerts: item['verifySslCerts'] === true,
    problem: (item['problem'] as Words | undefined) ?? null,
    totalRequests: Number(item['totalRequests']),
    monthRequests: Number(item['monthRequests']),
    month: String(item['month']),
    monthlyCap: monthlyCapOf(item),
    lastUsedAt: text('lastUsedAt'),
  };
}

function toStored(item: Item): Stored {
  return {
    sealed: String(item['sealed']),
    version: Number(item['version']),
    createdAt: String(item['createdAt']),
    updatedAt: String(item['updatedAt']),
  };
}
