import { guardsIn } from '../guard.ts';

/** Nobody shuts somebody else out: shares of limits, the order of counters, devices with attempts of their own. */
export const guards = [
  guardsIn('functions/data/throttles.ts', 'tests/security/lock-out.test.ts', {
    'share of one in a limit -> whether or not they have logged in from their device before':
      'below: { attempts: rule.limit[-, ...(shared && { [shared.counter]: shared.limit })-] }',
  }),
  guardsIn('functions/accounts/throttling.ts', 'tests/security/lock-out.test.ts', {
    'share of a machine in the logins of an account -> whether or not they have logged in from their device before':
      "{ name: 'login-account', limit: 10,[- share: 5,-]",
    'share of a machine in the registrations of an address -> do not block the address for others':
      "{ name: 'register-account', limit: 5,[- share: 3,-]",
    'share of a machine in the letters to an address -> not used up by one machine alone':
      '{ name, limit: 5,[- share: 3,-]',
    'letters of each purpose are counted apart -> use up none of those for a new password':
      "lettersOf('[-email-]{+reset+}-letters')",
  }),
  guardsIn('functions/accounts/throttling.ts', 'tests/security/strangers-mailbox.test.ts', {
    'letters to an address are counted by its mailbox -> has three letters an hour':
      'await countAttempt(rule, [-mailboxOf(address)-]{+address+}, context,',
  }),
  guardsIn('functions/accounts/throttling.ts', 'tests/api/auth/first-letter.test.ts', {
    'letters of registrations are counted by their mailbox -> gets no more of them':
      'countedFor(rule, [-mailboxOf(address)-]{+address+}, context,',
  }),
  guardsIn('functions/accounts/operations/login.ts', 'tests/security/lock-out.test.ts', {
    'known device has attempts of its own -> do not keep out a device that has logged in before':
      'const device = {+(+}await knownDevice(device_token, known, context){+) && null+};',
    'attempts of a known device are counted -> has a budget, exact':
      'if (device !== null) [-await countAttempt(THROTTLES.loginsOfDevice, device, context)-]{+void 0+};',
    'known device charges its machine nothing -> charges neither': '[-if (device === null) -]await countAttempt(',
  }),
  guardsIn('functions/accounts/operations/request-password-reset.ts', 'tests/security/lock-out.test.ts', {
    'known device has letters of its own -> still sent to a known device':
      'const device = {+(+}await knownDevice(body.device_token, login, context){+) && null+};',
    'letters of a known device are counted -> still sent to a known device':
      '[-await countAttempt(THROTTLES.resetLettersOfDevice, device, context);-]',
    'order of the counters of a forgotten password -> by a machine that is refused already':
      "await [-countAttempt(THROTTLES.resetsOfAddress, context.sourceAddress, context); await countLetter('reset', body.email, context)-]{+Promise.all([countAttempt(THROTTLES.resetsOfAddress, context.sourceAddress, context), countLetter('reset', body.email, context)])+};",
  }),
  guardsIn('functions/core/signed-token.ts', 'tests/security/lock-out.test.ts', {
    'device token is signed -> is not one with a token (of another account|that was made up|with another)':
      'return [-isSigned && -]claims.readUInt32BE()',
    'device token expires -> half a year old': 'isSigned[- && claims.readUInt32BE() > seconds(now)-] ?',
    'expiry of a device token is signed -> with another expiry': '.update(claims{+.subarray(EXPIRY_BYTES)+})',
    'device token is random -> differs each time': 'randomBytes(NONCE_BYTES){+.fill(0)+}',
  }),
  guardsIn('functions/accounts/device-token.ts', 'tests/security/lock-out.test.ts', {
    'device token of one account -> is not one with a token of another account':
      'subject: `[-${userId}/${passwordVersion}/-]{+${passwordVersion}/${userId.slice(0, 0)}+}`',
    'device token of one password -> from before the password was changed':
      'subject: `${userId}/${passwordVersion{+ * 0+}}/`',
  }),
  guardsIn('functions/accounts/operations/register.ts', 'tests/security/lock-out.test.ts', {
    'order of the counters of a registration -> from a machine that is refused already count nothing':
      '[-await countAttempt(THROTTLES.registrationsOfAddress, context.sourceAddress, context); -]await countAttempt(THROTTLES.registrationsOfAccount, body.email, context, { from: context.sourceAddress });{+ await countAttempt(THROTTLES.registrationsOfAddress, context.sourceAddress, context);+}',
    'counters of a registration one after the other -> from a machine that is refused already count nothing':
      'await [-countAttempt(THROTTLES.registrationsOfAddress, context.sourceAddress, context); await countAttempt(THROTTLES.registrationsOfAccount, body.email, context, { from: context.sourceAddress })-]{+Promise.all([countAttempt(THROTTLES.registrationsOfAddress, context.sourceAddress, context), countAttempt(THROTTLES.registrationsOfAccount, body.email, context, { from: context.sourceAddress })])+};',
    'promo code before the counters of a registration -> wrong promo code count nothing':
      '{+await countAttempt(THROTTLES.registrationsOfAccount, body.email, context); +}const promo = body.referal_code ? await requirePromo(body.referal_code, context) : null;',
    'wrong promo codes are counted -> from the twenty-first':
      '[-await countAttempt(THROTTLES.wrongPromoCodesOfAddress, sourceAddress, context);-]',
    'limit of wrong promo codes -> from the twenty-first': '[-if (wait !== null) tooManyRequests(wait);-]',
  }),
  guardsIn('functions/accounts/operations/update-me.ts', 'tests/security/lock-out.test.ts', {
    'order of the counters of a new address -> by an account that is refused already':
      "{+await countLetter('emailChange', email, context); +}await countAttempt(THROTTLES.emailChangesOfAccount, user.id, context);[- await countLetter('emailChange', email, context);-]",
  }),
];
