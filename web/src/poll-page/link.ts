/** Reads the public token out of `/app/poll/{pollId}/anonymous/{publicToken}/take`; null when the address is no such link. */
export function readToken(pathname: string): string | null {
  const match = /^(?:\/[a-z]{2})?\/app\/poll\/[0-9a-f-]+\/anonymous\/([^/]+)\/take\/?$/i.exec(pathname);
  return decoded(match?.[1]);
}

/** Reads the short code out of `/p/{code}`, as it was typed; null when the address is no such link. */
export function readCode(pathname: string): string | null {
  return decoded(/^(?:\/[a-z]{2})?\/p\/([^/]+)\/?$/.exec(pathname)?.[1]);
}

/** Reads a one-time code out of `/c/{code}`, as it was typed; an empty one at `/c`; null when the address is neither. */
export function readOneTimeCode(pathname: string): string | null {
  const match = /^(?:\/[a-z]{2})?\/c(?:\/([^/]*))?\/?$/.exec(pathname);
  return match && (decoded(match[1]) ?? '');
}

/** Reads a one-time code of a survey out of `/s/c/{code}`, as it was typed; null when the address is no such. */
export function readSurveyCode(pathname: string): string | null {
  return decoded(/^(?:\/[a-z]{2})?\/s\/c\/([^/]+)\/?$/.exec(pathname)?.[1]);
}

/** Names what is answered by a code among all that a device may keep, however the code was typed. */
export function placeOfCode(code: string): string {
  return `code/${code.toLowerCase().replace(/[^\p{L}\d]/gu, '')}`;
}

/** Reads the link out of `/s/{link}`, `/r/{link}` or `/d/{link}`; null when the address is none. */
export function readLink(kind: 's' | 'r' | 'd', pathname: string): string | null {
  const [, found, link] = /^(?:\/[a-z]{2})?\/([srd])\/([^/]+)\/?$/.exec(pathname) ?? [];
  return found === kind ? decoded(link) : null;
}

function decoded(part: string | undefined): string | null {
  try {
    return part ? decodeURIComponent(part) : null;
  } catch {
    return null; // a broken percent code
  }
}
