import type { OperationContext } from '#core/http/operation.ts';
import { countAttempt } from '#core/throttle.ts';
import type { User } from '#functions/accounts/repositories/users.ts';
import type { PasskeyAssertion } from '#shared/models/factors.ts';
import { challengeHash, type ChallengePurpose } from './challenge.ts';
import { factorLetter } from './factor-letter.ts';
import type { FactorsClients } from './operation.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import type { Factors, Passkey } from './repositories/factors.ts';
import { THROTTLES } from './throttling.ts';
import { stepOf } from './totp.ts';
import { userHandle } from './user-handle.ts';
import { readAssertion } from './web-authn.ts';

type Context = OperationContext<'factors' | 'throttles'> & FactorsClients;

/** What somebody gives for a second factor: one of them. */
export interface GivenFactor {
  readonly code?: string | undefined;
  readonly recovery_code?: string | undefined;
  readonly passkey?: PasskeyAssertion | undefined;
}

/** Whether a factor is right, and was not used before: from here on it is. Codes are counted before they are looked at. */
export async function checkFactor(
  user: User,
  given: GivenFactor,
  purpose: ChallengePurpose,
  context: Context,
): Promise<boolean> {
  const { repos, sourceAddress } = context;
  if (given.passkey) return (await checkPasskey(user.id, given.passkey, purpose, context)) !== null;
  await countAttempt(THROTTLES.codesOfAccount, user.id, context, { from: sourceAddress });
  if (given.recovery_code !== undefined) return spendRecoveryCode(user, given.recovery_code, context);
  await countAttempt(THROTTLES.codesOfAccountInDay, user.id, context, { from: sourceAddress });
  const { totp } = await repos.factors.of(user.id);
  if (!totp || given.code === undefined) return false;
  const secret = await context.vault.open(totp.sealed, { account: user.id, kind: 'factors' });
  const step = stepOf(given.code, secret, context.now);
  return step !== null && repos.factors.useStep(user.id, step);
}

/** The passkey of this account that has answered a challenge of ours, which is spent with it; null where anything is wrong. */
export async function checkPasskey(
  userId: string,
  given: PasskeyAssertion,
  purpose: ChallengePurpose,
  context: Context,
): Promise<Passkey | null> {
  const { repos, site, now } = context;
  if (site === null || given.user_handle !== userHandle(userId)) return null;
  const passkey = passkeyOf(await repos.factors.of(userId), given.credential);
  const answer = passkey && readAssertion(given, passkey.publicKey, site);
  const hash = answer && (await challengeHash(answer.challenge, purpose, context));
  if (!passkey || !answer || hash === null) return null;
  const used = { counter: answer.counter, challengeHash: hash, now };
  return (await repos.factors.usePasskey(userId, passkey, used)) ? passkey : null;
}

function passkeyOf({ passkeys }: Factors, credentialId: string): Passkey | null {
  return passkeys.find((one) => one.credentialId === credentialId) ?? null;
}

async function spendRecoveryCode(user: User, code: string, context: Context): Promise<boolean> {
  const { repos, now, newId } = context;
  const hash = await hashRecoveryCode(code, user.id, context);
  return repos.factors.useCode(user.id, hash, { now, newId, jobs: [factorLetter(user, 'recovery_used', context)] });
}
