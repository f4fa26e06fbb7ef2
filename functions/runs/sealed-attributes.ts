import { hkdfSync } from 'node:crypto';
import { filledUp, seal, unseal } from '#core/sealing.ts';
import type { MarkKey } from './repositories/marks.ts';
import type { Attributes } from './repositories/responses.ts';

const KEY_BYTES = 32;
type Content = [team: string | null, role: string | null, tenure: string | null];

/**
 * Seals the attributes of respondents of an anonymous survey. They lie with the answers, and open as long as the run's
 * participation key is there: once the survey is completed and broken down, the key is destroyed, and nobody can read
 * any more of which group an answer was. Those of whoever answers by a code are sealed alike, under a secret of the codes
 * that has the same end. Each opens with the answer it was sealed for alone.
 */
export function attributesSealer({ secret }: Pick<MarkKey, 'secret'>, runId: string) {
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64url'), runId, 'attributes', KEY_BYTES));
  return {
    seal({ team, role, tenure }: Attributes, responseKey: string): Uint8Array {
      const content = JSON.stringify([team, role, tenure] satisfies Content);
      return seal(filledUp(content), key, Buffer.from(responseKey));
    },

    /** Throws for what was sealed for another answer or another run, or changed since. */
    open(sealed: Uint8Array, responseKey: string): Attributes {
      const [team, role, tenure] = JSON.parse(unseal(sealed, key, Buffer.from(responseKey)).toString()) as Content;
      return { team, role, tenure };
    },
  };
}
