import { createHash, randomBytes } from 'node:crypto';
import { uuidBytes } from '#core/uuid.ts';

/** A key as the browser of an author draws it, and the box that it opens. */
export function newDialogueKey(runId: string): { readonly key: string; readonly box: string } {
  const drawn = randomBytes(32);
  return {
    key: Buffer.concat([uuidBytes(runId), drawn]).toString('base64url'),
    box: createHash('sha256').update(drawn).digest('base64url'),
  };
}
