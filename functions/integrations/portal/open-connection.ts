import { setTimeout } from 'node:timers/promises';
import { BitrixOauthError, type BitrixGrant, type BitrixOauth } from '#core/bitrix-oauth.ts';
import { say, type Problem } from '#core/clients/connection-problems.ts';
import type { Vault } from '#core/clients/vault.ts';
import type { Repositories } from '#data/repositories.ts';
import { parseWebhook } from '#shared/rules/webhook.ts';
import { Bitrix24Error } from '../bitrix24/bitrix24.ts';
import { webhookConnection, type PortalConnection } from '../bitrix24/connection.ts';
import type { PortalApp } from '../repositories/portal-apps.ts';
import type { Bitrix24Access } from '../repositories/integrations.ts';
import { appOf, openTokens, sealTokens, type AppTokens } from './app-tokens.ts';

/** The application of this stage, by which portals are connected. */
export interface PortalApplication {
  readonly clientId: string;
  readonly oauth: BitrixOauth;
}

/** What opening a connection takes. */
export interface ConnectionContext {
  readonly repos: { readonly integrations: Repositories['integrations'] };
  readonly vault: Vault;
  /** Null where this stage has none. */
  readonly application: PortalApplication | null;
}

/** While somebody else gets new tokens, they are looked for so often and so long. */
const LOOK_MILLISECONDS = 300;
const WAIT_MILLISECONDS = 12_000;

/** The connection of a workspace as it was saved, whichever way it was made; of one that has ended each call says so. */
export async function openConnection(
  access: Bitrix24Access,
  workspaceId: string,
  context: ConnectionContext,
): Promise<PortalConnection> {
  if (access.app) return openApp(access, workspaceId, context);
  const { sealed } = access;
  const webhook = parseWebhook(await context.vault.open(sealed, { workspace: workspaceId, kind: 'bitrix24' }));
  if (!webhook) throw new Error('What was sealed is no webhook');
  return webhookConnection(webhook);
}

/** A portal's way in by tokens that were just given; they are too young to be renewed. */
export function freshConnection(endpoint: string, accessToken: string): PortalConnection {
  const { origin } = new URL(endpoint);
  return {
    kind: 'app',
    origin,
    base: () => endpoint,
    token: () => accessToken,
    renew: () => Promise.resolve(false),
  };
}

/** Whoever reads it meets the refusal where a portal refuses. */
function endedConnection({ endpoint }: PortalApp): PortalConnection {
  const token = (): never => {
    throw ended();
  };
  return { ...freshConnection(endpoint, ''), token };
}

async function openApp(
  access: Bitrix24Access,
  workspaceId: string,
  context: ConnectionContext,
): Promise<PortalConnection> {
  if (access.app!.ended) return endedConnection(access.app!);
  let { endpoint } = access.app!;
  let tokens = await openTokens(access.sealed, workspaceId, context.vault);
  const take = (current: AppTokens, where: string): true => {
    [tokens, endpoint] = [current, where];
    return true;
  };

  /** Bitrix24 takes a refresh token once, so one of those who need new tokens gets them, and the others wait for these. */
  async function renew(expired: string): Promise<boolean> {
    const { repos, vault } = context;
    const end = performance.now() + WAIT_MILLISECONDS;
    for (;;) {
      const current = await repos.integrations.findBitrix24(workspaceId);
      if (!current?.app) return false;
      if (current.app.ended) throw ended();
      const kept = await openTokens(current.sealed, workspaceId, vault);
      if (kept.accessToken !== expired) return take(kept, current.app.endpoint);
      if (await repos.integrations.beginRenewal(workspaceId, current.version, new Date())) {
        const fresh = await exchange(kept, current, workspaceId, context);
        if (fresh) return take(fresh.tokens, fresh.endpoint);
      }
      if (performance.now() >= end) throw new Bitrix24Error(BUSY, 'held_back');
      await setTimeout(LOOK_MILLISECONDS);
    }
  }

  return {
    kind: 'app',
    // What a portal is called when it is opened: limits are counted for it.
    origin: new URL(endpoint).origin,
    base: () => endpoint,
    token: () => tokens.accessToken,
    renew,
  };
}

/** New tokens, kept before they are used; null where the connection was made anew meanwhile. */
async function exchange(
  { refreshToken, eventsKey }: AppTokens,
  { app, version }: Bitrix24Access,
  workspaceId: string,
  { repos, vault, application }: ConnectionContext,
): Promise<{ tokens: AppTokens; endpoint: string } | null> {
  const grant = await askFor(application, { repos, vault }, ({ oauth, ...own }) =>
    oauth.refresh({ ...own, refreshToken }),
  ).catch(async (error: unknown) => {
    const hasEnded = error instanceof Bitrix24Error && error.code === ENDED;
    await (hasEnded
      ? repos.integrations.endApp(workspaceId, version)
      : repos.integrations.giveUpRenewal(workspaceId, version));
    throw error;
  });
  const renewed = appOf(grant, eventsKey);
  if (!renewed || grant.memberId !== app!.memberId) throw new Bitrix24Error(problemOfOauth('wrong'));
  const tokens = { accessToken: grant.accessToken, refreshToken: grant.refreshToken, eventsKey };
  const sealed = await sealTokens(tokens, workspaceId, vault);
  const isKept = await repos.integrations.saveTokens(workspaceId, version, { sealed, ...renewed });
  return isKept ? { tokens, endpoint: renewed.app.endpoint } : null;
}

/** Asks the server of tokens as the application of this stage. Throws Bitrix24Error. */
export async function askFor(
  application: PortalApplication | null,
  { repos, vault }: Pick<ConnectionContext, 'repos' | 'vault'>,
  ask: (own: { oauth: BitrixOauth; clientId: string; clientSecret: string }) => Promise<BitrixGrant>,
): Promise<BitrixGrant> {
  const sealed = application && (await repos.integrations.appSecret());
  if (!application || sealed === null) throw new Bitrix24Error(problemOfOauth('refused'));
  const { clientId, oauth } = application;
  const clientSecret = await vault.open(sealed, { kind: 'bitrix24' });
  return ask({ oauth, clientId, clientSecret }).catch((error: unknown) => {
    if (!(error instanceof BitrixOauthError)) throw error;
    throw new Bitrix24Error(problemOfOauth(error.trouble), error.trouble === 'ended' ? ENDED : '');
  });
}

/** Our own word for it: the portal has to be connected anew. */
const ENDED = 'app_ended';
const BUSY: Problem = { kind: 'failed', detail: say('portalBusy') };

function ended(): Bitrix24Error {
  return new Bitrix24Error(problemOfOauth('ended'), ENDED);
}

function problemOfOauth(trouble: BitrixOauthError['trouble']): Problem {
  switch (trouble) {
    case 'ended':
      return { kind: 'refused', detail: say('appEnded') };
    case 'unpaid':
      return { kind: 'refused', detail: say('appUnpaid') };
    case 'refused':
      return { kind: 'failed', detail: say('appRefused') };
    case 'down':
      return { kind: 'failed', detail: say('broken', { whom: 'bitrix24' }) };
    case 'slow':
      return { kind: 'timeout', detail: say('slow', { whom: 'bitrix24' }) };
    case 'wrong':
      return { kind: 'failed', detail: say('unexpected', { whom: 'bitrix24' }) };
  }
}
