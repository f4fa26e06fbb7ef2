import { guardsIn } from '../guard.ts';

/** What people do to their own account: address, password, links in letters, the end of it. */
export const guards = [
  guardsIn('functions/accounts/repositories/email-links.ts', 'tests/security/links.test.ts', {
    'link used once -> while it is being opened':
      '{+void hash; void now; +}return remove(keys.emailLink(userId, purpose)[-, { equals: { hash }, above: { ttl: seconds(now) } }-]);',
  }),
  guardsIn('functions/accounts/operations/check-password-reset.ts', 'tests/api/auth/reset-password.test.ts', {
    'state of a link for a new password -> is dead after an hour':
      '[-if (!-]{+void +}(await repos.emailLinks.find(link, now))[-) deadLink()-];',
  }),
  guardsIn('functions/accounts/repositories/accounts.ts', 'tests/security/links.test.ts', {
    'links end with the password -> after the password was changed':
      '[-...voidLinks(user.id, { except: link?.purpose }),-]',
    'links end with the address -> after the address was changed': "[-...voidLinks(user.id, { except: 'email' }),-]",
  }),
  guardsIn('functions/accounts/repositories/accounts.ts', 'tests/api/auth/delete-me.test.ts', {
    'links end with the account -> no trace': 'equals: { userId: user.id } }),[- ...voidLinks(user.id),-]',
  }),
  guardsIn('functions/accounts/email-link-token.ts', 'tests/security/links.test.ts', {
    'secret of a link stored as a hash -> stored as a hash':
      "return [-sha256(secret)-]{+(void sha256, secret.toString('base64url'))+};",
  }),
  guardsIn('functions/accounts/repositories/accounts.ts', 'tests/api/auth/confirm-email.test.ts', {
    'address taken meanwhile -> taken meanwhile':
      "[-insert-]{+put+}({ ...keys.login(email), type: 'login', ...login, createdAt: at })",
  }),
  guardsIn('functions/accounts/operations/update-me.ts', 'tests/api/auth/update-me.test.ts', {
    'address waits for its confirmation -> calls a change':
      "return { link: [-user.pendingEmail === null ? 'unchanged' : null-]{+'unchanged'+}, jobs: [] };",
    'limit of letters of an account -> at most five links':
      '[-await countAttempt(THROTTLES.emailChangesOfAccount, user.id, context);-]',
    'limit of letters to an address -> at most five links': "[-await countLetter('emailChange', email, context);-]",
  }),
  guardsIn('functions/accounts/operations/change-password.ts', 'tests/api/auth/change-password.test.ts', {
    'current password -> a wrong current password':
      'if ([-!(await verifyPassword(body.current_password, known?.passwordHash ?? null)) || -]known === null) {',
    'limit of password checks -> without end': '[-countAttempt(THROTTLES.passwordChecksOfAccount, user.id, context),-]',
    'other sessions end with the password -> every other session':
      '[-await repos.sessions.endBefore(passwordVersion, user.id, actor.sessionId);-]',
  }),
  guardsIn('functions/accounts/repositories/accounts.ts', 'tests/api/auth/change-password.test.ts', {
    'one change of a password at a time -> once of four':
      '{ equals: { userId: user.id[-, passwordHash: login.passwordHash-] } }, ), update(',
  }),
  guardsIn('functions/accounts/password-jobs.ts', 'tests/security/password-races.test.ts', {
    'sessions end with the password although the request dies -> when the request dies':
      "{ kind: 'end-sessions', userId: user.id, passwordVersion{+: 0+}, except: kept },",
  }),
  guardsIn('functions/accounts/start-session.ts', 'tests/security/password-races.test.ts', {
    'login is read again after its session is written -> with the password or address of before':
      'if ([-login?.userId !== userId || login.passwordVersion !== passwordVersion-]{+login === null+} || wantsMore) {',
    'login is read again strongly -> a replica still shows': 'findLogin(email[-, { consistent: true }-])',
    'session of a refused login is taken away -> its session not yet written':
      '[-await repos.sessions.end(userId, sessionId); -]return null;',
    'session knows its password -> leaves alone the session':
      'refreshHash: hashRefreshSecret(secret),[- passwordVersion,-]',
  }),
  guardsIn('functions/accounts/repositories/accounts.ts', 'tests/security/password-races.test.ts', {
    'version of a changed password -> while its password is checked':
      '{ set: { passwordHash, [-passwordVersion, -]updatedAt',
  }),
  guardsIn('functions/accounts/repositories/sessions.ts', 'tests/security/password-races.test.ts', {
    'sessions begun before the change, whenever that was asked for -> begun after that was asked for':
      "[-Number(item['passwordVersion'] ?? 0) < passwordVersion-]{+String(item['createdAt']) < new Date(Date.now() - 60_000).toISOString()+}",
  }),
  guardsIn('functions/accounts/operations/reset-password.ts', 'tests/api/auth/reset-password.test.ts', {
    'all sessions end with a reset -> every session':
      '[-await repos.sessions.endBefore(passwordVersion, user.id, null);-]',
    'common password on reset -> a common one': "[-requireUncommon(body.password, 'password');-]",
  }),
  guardsIn('functions/accounts/operations/request-password-reset.ts', 'tests/api/auth/reset-password.test.ts', {
    'unknown address costs as much -> to tell whether': 'return[- repos.accounts.offerNothing(link, { now, newId })-];',
    'limit of letters with a reset -> more than five letters': "[-await countLetter('reset', body.email, context);-]",
    'limit of resets of an address -> one place':
      '[-await countAttempt(THROTTLES.resetsOfAddress, context.sourceAddress, context);-]',
  }),
  guardsIn('functions/accounts/operations/register.ts', 'tests/api/auth/register.test.ts', {
    'common password on registration -> that everybody has': "[-requireUncommon(body.password, 'password');-]",
  }),
  guardsIn('functions/accounts/operations/delete-me.ts', 'tests/api/auth/delete-me.test.ts', {
    'owned workspaces are named first -> while workspaces are owned':
      "if ([-owned.length > 0 && query.with_workspaces !== 'true'-]{+false+}) {",
  }),
  guardsIn('functions/accounts/jobs/delete-account.ts', 'tests/api/auth/delete-me.test.ts', {
    'sessions end with the account -> session that began': '[-await repos.sessions.endAll(userId);-]',
  }),
];
