/** Reads the public token out of `/app/poll/{pollId}/anonymous/{publicToken}/take`; null when the address is no such link. */
export function readToken(pathname: string): string | null {
  const match = /^\/app\/poll\/[0-9a-f-]+\/anonymous\/([^/]+)\/take\/?$/i.exec(pathname);
  try {
    return match?.[1] ? decodeURIComponent(match[1]) : null;
  } catch {
    return null; // a broken percent code
  }
}
