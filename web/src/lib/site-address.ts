import { PREFIX } from '#text/format.ts';

/** An address of the site in the language that this build speaks. */
export function siteAddress(path: `/${string}`): string {
  return `${PREFIX}${path}`;
}
