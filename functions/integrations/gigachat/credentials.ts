import { sha256 } from '#core/sha256.ts';
import type { GigachatAccess } from '../gigachat-types.ts';

/** What people also paste for the secret: `id:secret` already in base64. */
const READY_KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The key as HTTP Basic takes it. */
export function basicKey({ clientId, clientSecret }: GigachatAccess): string {
  const decoded = Buffer.from(clientSecret, 'base64').toString();
  return READY_KEY.test(decoded) ? clientSecret : Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
}

/** Whose streams are counted, made unreadable: of a ready key, the id within it, whatever was typed beside it. */
export function clientHashOf(access: GigachatAccess): string {
  const [clientId = ''] = Buffer.from(basicKey(access), 'base64').toString().split(':');
  return hash(clientId);
}

/** Access in the key of a cache, made unreadable. */
export function accessHashOf(access: GigachatAccess): string {
  return hash(`${basicKey(access)}\n${access.scope}`);
}

function hash(text: string): string {
  return sha256(text);
}
