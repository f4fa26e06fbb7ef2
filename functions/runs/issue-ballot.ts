import { AppError, alreadyAnswered, conflict, invalid, runClosed } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import type { Vault } from '#core/clients/vault.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { ballotsErrors, ballotsValidation } from '#text/runs/ballots.ts';
import { requireAsked } from './submit.ts';
import { ballotMark, keyOfRun, markOf } from './member-mark.ts';
import type { Ballots } from './repositories/ballots.ts';
import type { Run } from './repositories/run.ts';
import { blindSign } from './ballots/blind-sign.ts';

type Context = Pick<
  OperationContext<'audiences' | 'ballotKeys' | 'participation' | 'responses'>,
  'repos' | 'now' | 'newId' | 'keyring'
> & { readonly actor: { readonly userId: string }; readonly member: Member; readonly vault: Vault };

interface Request {
  /** In base64url. */
  readonly blinded: string;
  readonly key: number;
  readonly again: boolean;
}

/** The place of the key that signs for somebody of this team. */
export function keyFor({ teams }: Ballots, team: string | null): number {
  return team === null ? 0 : teams.indexOf(team) + 1;
}

/**
 * Signs the ballot of a member without seeing it, once; what is the same is signed again, so that a reply may be lost. In
 * place of a lost ballot another is given out, once and counted. Gives the signature in base64url. 409 where the run takes
 * no answers, where the member has answered with a mark, or was given a ballot that this is not, or has another key now.
 */
export async function issueBallot(
  run: Run,
  { blinded, key: place, again }: Request,
  context: Context,
): Promise<string> {
  const { repos, actor, member, now, keyring, vault } = context;
  if (!isOpen(run, now)) runClosed();
  const ballots = run.ballots ?? conflict(ballotsErrors.none);
  await requireAsked(run, context);
  if (place !== keyFor(ballots, member.team)) conflict(ballotsErrors.otherKey);
  const [key, sealed] = await Promise.all([keyOfRun(run.id, context), repos.ballotKeys.sealed(run.id, place)]);
  const privateKey = await vault.open(sealed ?? runClosed(), { run: run.id, kind: 'ballots' });
  // Before anything is written: a number that no key can sign costs nobody their ballot.
  const signed = blindSign(privateKey, Buffer.from(blinded, 'base64url'));
  if (signed === null) invalid([{ path: 'blinded', message: ballotsValidation.wrongBallot }]);
  const mark = await ballotMark(key, { userId: actor.userId, blinded }, keyring);
  const { participation } = repos;
  const outcome = await (again ? participation.issueAgain : participation.issue)(run.id, mark, ballots.opening);
  if (outcome === 'answered') alreadyAnswered();
  if (outcome === 'lost') throw new AppError('ballot_issued', ballotsErrors.issued);
  if (outcome === 'lost-again') throw new AppError('ballot_issued', ballotsErrors.issuedAgain);
  return signed.toString('base64url');
}

/** Notes that a member needs no reminder of a run, as their browser tells some time after it was answered by a ballot. */
export async function reportBallot(run: Run, context: Context): Promise<void> {
  // Closed meanwhile: nobody is reminded of it any more.
  if (!run.published) return;
  const mark = await markOf(run.id, { userId: context.actor.userId, sessionId: '' }, context);
  await context.repos.participation.report(run.id, mark);
}
