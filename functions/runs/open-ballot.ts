import { AppError, notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { messageOf } from '#shared/ballots/ballot.ts';
import { isSigned } from '#shared/ballots/blind-rsa.ts';
import { fromBase64Url } from '#shared/ballots/bytes.ts';
import type { Manifest } from '#shared/ballots/manifest.ts';
import type { Ballot } from '#shared/models/ballot.ts';
import { ballotsErrors } from '#text/runs/ballots.ts';
import type { Response } from './repositories/responses.ts';
import type { Run } from './repositories/run.ts';

/**
 * Looks whether a run has signed a ballot; gives it as it is kept with the answers. 403 for one it has not, or whose
 * signature is of an earlier opening.
 */
export async function openBallot(
  run: Run,
  { key, nonce, signature, seed }: Ballot,
  { repos }: Pick<OperationContext<'ballots'>, 'repos'>,
): Promise<NonNullable<Response['ballot']>> {
  const { opening, fingerprint } = run.ballots ?? notFound('run');
  const manifest = JSON.parse(await repos.ballots.manifest(run.id, opening)) as Manifest; // border: written by an opening
  const n = manifest.keys[key]?.n;
  const ballot = {
    opening,
    key,
    nonce: fromBase64Url(nonce),
    signature: fromBase64Url(signature),
    seed: fromBase64Url(seed),
  };
  const message = messageOf(ballot.nonce, fromBase64Url(fingerprint));
  const isOwn = n !== undefined && (await isSigned(fromBase64Url(n), message, ballot.signature));
  if (!isOwn) throw new AppError('wrong_ballot', ballotsErrors.wrong);
  return ballot;
}
