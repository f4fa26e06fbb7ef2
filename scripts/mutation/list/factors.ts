import { guardsIn } from '../guard.ts';

/** Second factors, passkeys, recent proofs. */
export const guards = [
  guardsIn('functions/factors/web-authn.ts', 'tests/api/factors/passkeys.test.ts', {
    'origin of a passkey -> for the same host without TLS': '[- || client.origin !== site.origin-]',
    'owner verified -> who was not verified': '[- || (flags & USER_VERIFIED) === 0-]',
    'signature of a passkey -> with a signature of another':
      'return [-verify(key.digest, signed, key.key, bytesOf(given.signature)) ? answer : null-]{+answer+};',
  }),
  guardsIn('functions/factors/challenge.ts', 'tests/api/factors/passkeys.test.ts', {
    'purpose of a challenge -> for another purpose': 'subject: [-`${purpose}\\n`-]{+purpose.slice(0, 0)+} }',
  }),
  guardsIn('functions/factors/repositories/factors.ts', 'tests/api/factors/second-step.test.ts', {
    'a code once -> a code a second time': '{ exists: true[-, below: { lastStep: step }-] }',
    'a recovery code once -> two uses of a recovery code':
      'remove(keys.recoveryCode(userId, hash)[-, { exists: true }-]),',
  }),
  guardsIn('functions/accounts/repositories/tickets.ts', 'tests/api/factors/second-step.test.ts', {
    'a ticket expires -> has expired': 'exists: true, [-above: { ttl: seconds(now) }, -]below',
  }),
  guardsIn('functions/core/http/authorization.ts', 'tests/api/factors/proof.test.ts', {
    'proof is asked for -> refuses its rightful caller':
      'if (again === null || !isRecent(again, now)) [-proofRequired()-]{+return+};',
    'second factor is asked for -> tells whom it reaches':
      'if (identity.key || (await access.provedSession(identity))?.secondFactor !== true) [-secondFactorRequired()-]{+return+};',
  }),
];
