import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { BitrixGrant } from '#core/bitrix-oauth.ts';
import type { Vault } from '#core/clients/vault.ts';
import { sha256 } from '#core/sha256.ts';
import type { NewPortalApp } from '../repositories/portal-apps.ts';

/** What of an application is kept sealed. */
export interface AppTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Stands in the address that the portal tells its events to. */
  readonly eventsKey: string;
}

const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string(), eventsKey: z.string() });
const KEY_BYTES = 32;
const REST_PATH = '/rest/';

/** A key that nobody guesses. */
export function newKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/** Seals the tokens for their workspace, as webhooks are. */
export function sealTokens(tokens: AppTokens, workspaceId: string, vault: Vault): Promise<string> {
  return vault.seal(JSON.stringify(tokens), { workspace: workspaceId, kind: 'bitrix24' });
}

/** Throws for whatever else was sealed. */
export async function openTokens(sealed: string, workspaceId: string, vault: Vault): Promise<AppTokens> {
  return Tokens.parse(JSON.parse(await vault.open(sealed, { workspace: workspaceId, kind: 'bitrix24' })));
}

/** A grant as it is kept; null where its REST does not stand where the REST of portals does. */
export function appOf(
  { memberId, clientEndpoint: url }: BitrixGrant,
  eventsKey: string,
): { readonly app: NewPortalApp; readonly masked: string } | null {
  const isRest = url.pathname === REST_PATH && url.search === '' && url.hash === '';
  if (!isRest || url.username !== '' || url.password !== '' || !/^https?:$/.test(url.protocol)) return null;
  const app = { memberId, endpoint: `${url.origin}${REST_PATH}`, eventsKeyHash: sha256(eventsKey) };
  return { app, masked: `${url.origin}/` };
}
