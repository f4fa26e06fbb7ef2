/** Reads the token out of `/k/{token}`; null when the address is no kiosk's. */
export function readKioskToken(pathname: string): string | null {
  return /^(?:\/[a-z]{2})?\/k\/([\w-]+)\/?$/.exec(pathname)?.[1] ?? null;
}
