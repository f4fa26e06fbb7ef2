import { createHash } from 'node:crypto';
import { uuidOfHash } from '#core/uuid.ts';
import type { PersonRef } from '#shared/rules/people/sources.ts';
import { pairOf } from './join-people.ts';

/**
 * The id of the decision of two records, whichever is named first: the same two have one decision, and the key under
 * which it lies names neither of them.
 */
export function joinIdOf(workspaceId: string, refs: readonly [PersonRef, PersonRef]): string {
  return uuidOfHash(
    createHash('sha256')
      .update(`${workspaceId}\n${pairOf(...refs)}`)
      .digest(),
  );
}
