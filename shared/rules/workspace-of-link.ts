/** Bytes of a workspace's id, with which the token of an invitation and of a joining link begins. */
const ID_BYTES = 16;

/**
 * The workspace that a link into it names, whatever has become of the link; null for a text that cannot be a token.
 * It proves nothing: whoever is in that workspace may be shown in.
 */
export function workspaceOfLink(token: string): string | null {
  if (!/^[\w-]{24,}$/.test(token)) return null;
  const bytes = atob(token.slice(0, 24).replaceAll('-', '+').replaceAll('_', '/')).slice(0, ID_BYTES);
  const hex = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
