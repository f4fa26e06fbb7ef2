import { constants, createPrivateKey, type KeyObject, randomBytes, sign } from 'node:crypto';
import { keyFor } from '#functions/runs/issue-ballot.ts';
import type { Ballots } from '#functions/runs/repositories/ballots.ts';
import type { Response } from '#functions/runs/repositories/responses.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { messageOf, NONCE_BYTES, SEED_BYTES } from '#shared/ballots/ballot.ts';
import { fromBase64Url, randomBytes as drawn } from '#shared/ballots/bytes.ts';
import type { Company, DemoMember } from './company.ts';

const SALT_BYTES = 48;
/** So many ballots of a run are not used. */
const UNUSED = 2;
const random = (): string => randomBytes(32).toString('base64url');

/** Gives out the ballots of an open run, and says what is kept of each with the answers. */
export async function ballotBox({ repos, vault }: Company, run: Run & { readonly ballots: Ballots }) {
  const { id, ballots, invited } = run;
  const marks = (await repos.participation.key(id))!;
  const keys = await Promise.all(
    [null, ...ballots.teams].map(async (_, place): Promise<KeyObject> => {
      const sealed = (await repos.ballotKeys.sealed(id, place))!;
      const key = Buffer.from(await vault.open(sealed, { run: id, kind: 'ballots' }), 'base64');
      return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
    }),
  );
  return {
    /** Writes down that so many ballots were given out, and some more to whoever has opened the page and said nothing. */
    async issue(used: number): Promise<void> {
      const all = Math.max(used, Math.min(used + UNUSED, invited ?? 0));
      const marksOf = () => ({ keyId: marks.keyId, mac: random(), proof: random() });
      await Promise.all(Array.from({ length: all }, () => repos.participation.issue(id, marksOf(), ballots.opening)));
    },

    /** A ballot that was used; signed openly, since what is blinded shows nowhere in it. */
    used({ team }: DemoMember): NonNullable<Response['ballot']> {
      const key = keyFor(ballots, team);
      const [nonce, seed] = [drawn(NONCE_BYTES), drawn(SEED_BYTES)];
      const padding = constants.RSA_PKCS1_PSS_PADDING;
      const message = messageOf(nonce, fromBase64Url(ballots.fingerprint));
      const signature = sign('sha384', message, { key: keys[key]!, padding, saltLength: SALT_BYTES });
      return { opening: ballots.opening, key, nonce, seed, signature: new Uint8Array(signature) };
    },
  };
}
