import { createHash } from 'node:crypto';
import { directoryErrors } from '#text/directory/errors.ts';
import type { Attributes } from './attributes.ts';
import { isObject } from './extensions.ts';
import { ScimError } from './scim-error.ts';

/**
 * The version of a resource as an entity tag: weak, as the bytes may differ. What a person shows of others, the groups
 * they are in, is part of it.
 */
export function entityTag(version: number, others: unknown = null): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([version, others]))
    .digest('base64url');
  return `W/"${hash.slice(0, TAG_SIGNS)}"`;
}

const TAG_SIGNS = 16;

/** The tag of a resource as it is shown. */
export function tagOf({ meta }: Attributes): string {
  return isObject(meta) && typeof meta['version'] === 'string' ? meta['version'] : '';
}

/** Whether a header names this tag, or any. */
export function namesTag(header: string, tag: string): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((one) => bare(one) === bare(tag));
}

/** 412 where a directory means to change another version than there is; null means whichever. */
export function requireVersion(resource: Attributes, ifMatch: string | null): void {
  if (ifMatch !== null && !namesTag(ifMatch, tagOf(resource))) throw new ScimError(412, directoryErrors.otherVersion);
}
