/** A host as people write it, with a port where there is one; nothing that could be read as another. */
const HOST = /^[\p{L}\d](?:[\p{L}\d.-]{0,252}[\p{L}\d])?(?::\d{1,5})?$/u;

/** The states of connecting a portal begin so: what an application is sent back with comes to one page, whatever it was for. */
export const PORTAL_STATE_PREFIX = 'portal.';

/** Minutes from leaving for the portal to coming back. */
export const PORTAL_CONNECTING_MINUTES = 10;

/** The scheme and host of a portal as people give its address, with or without https and a path; null when it is none. */
export function parsePortalAddress(text: string): string | null {
  const trimmed = text.trim();
  const url = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(url)) return null;
  const { protocol, username, password, origin, host } = new URL(url);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return null;
  return HOST.test(host) && host.includes('.') ? origin : null;
}

/** The workspace that a state of connecting speaks of, as the page of coming back has to know; null for any other state. */
export function workspaceOfState(state: string): string | null {
  const [, workspaceId] = /^portal\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]{43}$/.exec(state) ?? [];
  return workspaceId ?? null;
}
