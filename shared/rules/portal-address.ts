/** A host as people write it, with a port where there is one; nothing that could be read as another. */
const HOST = /^[\p{L}\d](?:[\p{L}\d.-]{0,252}[\p{L}\d])?(?::\d{1,5})?$/u;

/** The scheme and host of a portal as people give its address, with or without https and a path; null when it is none. */
export function parsePortalAddress(text: string): string | null {
  const trimmed = text.trim();
  const url = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(url)) return null;
  const { protocol, username, password, origin, host } = new URL(url);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return null;
  return HOST.test(host) && host.includes('.') ? origin : null;
}
