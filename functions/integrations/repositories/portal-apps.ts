import { seconds } from '#shared/rules/seconds.ts';
import { unlessChanged } from '#data/conditions.ts';
import { keys } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { put, remove, update } from '#data/writes.ts';

/** The name under which the secret of the application lies that portals are connected by, sealed as their tokens are. */
export const APP_SECRET = 'bitrix24-app';

/** An application that a portal has let in, without its tokens. */
export interface PortalApp {
  /** The portal, whatever it is called. */
  readonly memberId: string;
  /** Where its REST stands. */
  readonly endpoint: string;
  /** Hash of the key in the address that the portal tells its events to. */
  readonly eventsKeyHash: string;
  /** Hash of what the portal shows with each event; empty until the first of them. */
  readonly applicationTokenHash: string;
  /** The portal takes the tokens no more: it has to be connected anew. */
  readonly ended: boolean;
}

export type NewPortalApp = Pick<PortalApp, 'memberId' | 'endpoint' | 'eventsKeyHash'>;

/** A way to a portal that has begun: where it began, and where it has to end. */
export interface PortalFlow {
  readonly stateHash: string;
  /** Hash of workspace, account and session. */
  readonly boundTo: string;
  /** Scheme and host that were given. */
  readonly portal: string;
}

/** What an item loses when it is connected anew, by whatever way. */
export const APP_ATTRIBUTES = ['app', 'applicationTokenHash', 'appEnded', 'renewingUntil'] as const;

/** Whoever gets new tokens has so long for it, before another may try. */
const RENEWAL_SECONDS = 15;

/** What is kept of applications besides what is kept of any connection. */
export function createPortalApps(table: Table) {
  const keyOf = (workspaceId: string) => keys.credentials(workspaceId, 'bitrix24');

  return {
    /** The secret of the application of this stage, sealed; null where none was set. */
    async appSecret(): Promise<string | null> {
      const item = await table.get(keys.stageSecret(APP_SECRET));
      return typeof item?.['sealed'] === 'string' ? item['sealed'] : null;
    },

    async beginPortalFlow(workspaceId: string, flow: PortalFlow, now: Date, lifetimeSeconds: number): Promise<void> {
      const ttl = seconds(now) + lifetimeSeconds;
      await table.write(put({ ...keys.portalFlow(workspaceId, flow.stateHash), type: 'portal-flow', ...flow, ttl }));
    },

    /** Ends a way where it began, once; null when there is none, it has ended, took too long or began elsewhere. */
    async finishPortalFlow(
      workspaceId: string,
      { stateHash, boundTo }: Omit<PortalFlow, 'portal'>,
      now: Date,
    ): Promise<PortalFlow | null> {
      const key = keys.portalFlow(workspaceId, stateHash);
      const item = await table.get(key, { consistent: true });
      const condition = { equals: { boundTo }, above: { ttl: seconds(now) } };
      if (!item || !(await unlessChanged(table.write(remove(key, condition))))) return null;
      return { stateHash, boundTo, portal: String(item['portal']) };
    },

    /** Takes it upon oneself to get new tokens; false while somebody else does, or where others are kept by now. */
    beginRenewal(workspaceId: string, version: number, now: Date): Promise<boolean> {
      const condition = { equals: { version }, below: { renewingUntil: seconds(now) } };
      const set = { renewingUntil: seconds(now) + RENEWAL_SECONDS };
      return unlessChanged(table.write(update(keyOf(workspaceId), { set }, condition)));
    },

    /** Keeps new tokens in the place of those that were read; false where others are kept by now. */
    saveTokens(
      workspaceId: string,
      version: number,
      values: { readonly sealed: string; readonly masked: string; readonly app: NewPortalApp },
    ): Promise<boolean> {
      const change = { set: { ...values, version: version + 1 }, clear: ['renewingUntil'] };
      return unlessChanged(table.write(update(keyOf(workspaceId), change, { equals: { version } })));
    },

    /** Nobody got new tokens: whoever asks next may try. */
    async giveUpRenewal(workspaceId: string, version: number): Promise<void> {
      const change = update(keyOf(workspaceId), { clear: ['renewingUntil'] }, { equals: { version } });
      await unlessChanged(table.write(change));
    },

    /** Notes that the portal takes these tokens no more. */
    async endApp(workspaceId: string, version: number): Promise<void> {
      const change = { set: { appEnded: true }, clear: ['renewingUntil'] };
      await unlessChanged(table.write(update(keyOf(workspaceId), change, { equals: { version } })));
    },

    /** Notes what the portal shows with its events, the first time; false where it is known already. */
    learnApplicationToken(workspaceId: string, applicationTokenHash: string): Promise<boolean> {
      const condition = { equals: { applicationTokenHash: '' } };
      return unlessChanged(table.write(update(keyOf(workspaceId), { set: { applicationTokenHash } }, condition)));
    },
  };
}

/** The application of a connection; null where it is a webhook. */
export function toPortalApp(item: Item): PortalApp | null {
  const app = item['app'] as NewPortalApp | undefined;
  if (!app) return null;
  return {
    memberId: app.memberId,
    endpoint: app.endpoint,
    eventsKeyHash: app.eventsKeyHash,
    applicationTokenHash: String(item['applicationTokenHash'] ?? ''),
    ended: item['appEnded'] === true,
  };
}
