import { guardsIn } from '../guard.ts';

/** Passwords, sessions, limits. */
export const guards = [
  guardsIn('functions/accounts/passwords.ts', 'tests/security/accounts.test.ts', {
    'password -> off a refused login': 'return [-timingSafeEqual(computed, tag) && -]hash !== null;',
  }),
  guardsIn('functions/accounts/operations/login.ts', 'tests/security/accounts.test.ts', {
    'refused login -> off a refused login': '[-unauthorized(accountsErrors.wrongLogin);-]',
  }),
  guardsIn('functions/accounts/repositories/users.ts', 'tests/security/accounts.test.ts', {
    'one account an address -> twenty registrations':
      "[-failsAs('taken', insert(login))-]{+{ kind: 'put', item: login }+},",
  }),
  guardsIn('shared/models/email.ts', 'tests/security/accounts.test.ts', {
    'letter case of an address -> twenty registrations': '[-z.toLowerCase(),-]',
  }),
  guardsIn('functions/accounts/operations/register.ts', 'tests/api/auth/register.test.ts', {
    'refused registration -> refuses an address that is taken': 'if ([-!created-]{+false+}) conflict(',
  }),
  guardsIn('functions/data/throttles.ts', 'tests/security/limits.test.ts', {
    'limit counted exactly -> from a thousand places': '{ below: { [-attempts: rule.limit, -]...(shared',
  }),
  guardsIn('functions/core/throttle.ts', 'tests/security/limits.test.ts', {
    'limit refuses -> from a thousand places': '[-if (wait !== null) tooManyRequests(wait)-]{+void wait+};',
  }),
  guardsIn('functions/accounts/operations/login.ts', 'tests/security/limits.test.ts', {
    'limit of logins of an account -> from a thousand places':
      '[-else await countAttempt(THROTTLES.loginsOfAccount, email, context, { from: context.sourceAddress });-]',
    'limit of failed logins of an address -> tries many accounts': '[-else if (wait !== null) tooManyRequests(wait);-]',
    'failed logins are counted -> tries many accounts':
      '[-if (device === null) await countAttempt(THROTTLES.failedLoginsOfAddress, context.sourceAddress, context);-]',
  }),
  guardsIn('functions/accounts/operations/register.ts', 'tests/security/limits.test.ts', {
    'limit of registrations of a mail address -> one address of mail':
      '[-await countAttempt(THROTTLES.registrationsOfAccount, body.email, context, { from: context.sourceAddress });-]',
    'limit of registrations of an address -> registrations from one place':
      '[-await countAttempt(THROTTLES.registrationsOfAddress, context.sourceAddress, context);-]',
  }),
  guardsIn('functions/core/throttle.ts', 'tests/security/source-address.long.test.ts', {
    'addresses veiled -> written anywhere':
      "[-createHmac('sha256', await keyring.derive('throttle')).update(subject).digest('base64url')-]{+subject+}",
  }),
  guardsIn('functions/accounts/repositories/sessions.ts', 'tests/security/sessions.test.ts', {
    'refresh token used once -> replayed after the grace': '[-equals: { refreshHash: presentedHash }, -]above:',
    'expired session -> whose session has expired': '[-, above: { ttl: expiry(now, 0) } -]}',
    'grace of 30 seconds -> replayed after the grace': '[-&& age <= REPEAT_GRACE_MILLISECONDS-]',
    'grace for the previous token only -> older than the previous':
      "[-error.item['previousHash'] === presentedHash && -]age",
    'logout needs the secret -> made-up secret':
      'table.write(remove(keys.session(userId, id)[-, { equals: { refreshHash } }-]))',
  }),
  guardsIn('functions/accounts/repositories/sessions.ts', 'tests/security/stolen-tokens.long.test.ts', {
    'a thief of tokens is caught in any order -> whoever copied their tokens':
      '[-&& age <= REPEAT_GRACE_MILLISECONDS-]',
  }),
  guardsIn('functions/accounts/operations/refresh.ts', 'tests/security/sessions.test.ts', {
    'replay ends the family -> replayed after the grace': '[-await repos.sessions.end(userId, sessionId);-]',
    'replay is refused -> replayed after the grace': "[-if (outcome === 'reused' || outcome === 'ended') ended();-]",
  }),
  guardsIn('functions/accounts/operations/logout.ts', 'tests/security/sessions.test.ts', {
    'logout ends the session -> session of its own': 'if ([-token-]{+false+}) await',
  }),
  guardsIn('functions/core/tokens.ts', 'tests/security/sessions.test.ts', {
    'refresh secret stored as a hash -> hash only':
      "return [-sha256(secret)-]{+(void sha256, secret.toString('base64url'))+};",
  }),
];
