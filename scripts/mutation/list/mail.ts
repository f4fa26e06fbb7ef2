import { guardsIn } from '../guard.ts';

/** Addresses, names in letters, and letters on their way. */
export const guards = [
  guardsIn('shared/models/email.ts', 'tests/api/auth/addresses.test.ts', {
    'mail: addresses that mail cannot reach -> is refused by a registration|is refused by an invitation':
      'export const Email = address(BLANK, WRONG, [-isMailAddress-]{+(text) => isMailAddress(text) || looksLikeAddress(text)+});',
    'mail: one spelling of an international domain -> is one address in both': '[-z.overwrite(withAsciiDomain),-]',
  }),
  guardsIn('functions/accounts/operations/update-me.ts', 'tests/api/auth/addresses.test.ts', {
    'mail: unreachable addresses in the profile -> is refused by the profile':
      'if (!isMailAddress(email){+ && email === null+}) invalid(',
  }),
  guardsIn('functions/accounts/repositories/users.ts', 'tests/api/auth/addresses.test.ts', {
    'mail: logins under an older spelling -> nobody else gets it': '[-...olderLoginsAbsent(user.email),-]',
  }),
  guardsIn('shared/models/common.ts', 'tests/api/names.test.ts', {
    'mail: names of invisible characters -> nothing to see':
      '[-z.refine(hasVisibleText, { error: blank, ...ofLength(1) }),-]',
    'mail: names of several lines -> one line':
      '[-!hasVisibleText(text) || isPlainLine(text)-]{+text === null || isPlainLine(text) || true+}',
    'mail: links as names -> is no link': '!holdsLink(text){+ || true+}',
  }),
  guardsIn('functions/notifications/letter-layout.ts', 'tests/api/auth/letters.test.ts', {
    'mail: links in what people wrote -> is no link for a mail program': ".replace(JOINTS, '$&[-\\u200B-]')",
    'mail: line breaks in stored names -> is one line': ".replace(SHAPING, '[- -]{+$&+}')",
    'mail: HTML in what people wrote -> is text in the HTML': '`<bdi>${[-escape(inert(line))-]{+inert(line)+}}</bdi>`',
  }),
  guardsIn('functions/notifications/mailer.ts', 'tests/api/jobs/send-mail.test.ts', {
    'mail: letters refused for good -> is done with at once': 'if (FOR_GOOD.has(error.code){+ && error.status === 0+})',
    'mail: letters whose outcome is unknown -> however often the stream hands it over|connection is cut':
      "if (error instanceof AwsSilence) return { kind: '[-unknown-]{+postponed+}', reason: 'no answer' };",
  }),
  guardsIn('functions/notifications/jobs/send-mail.ts', 'tests/api/jobs/send-mail.test.ts', {
    'mail: letters put off hold up nobody -> waits, holds up nobody':
      "[-note('letter was put off', sending.reason, letter)-]{+throw new Error(sending.reason)+};",
    'mail: notices sent once more, and no more -> is sent once more':
      'if ([-letter.repeated || -]!NOTICES.has(mail.template))',
    'mail: nothing is sent to suppressed addresses -> bounced or complained':
      "[-if (await repos.suppressions.find(to)) return giveUp('address suppressed');-]",
    'mail: nothing but proof goes to an address that is not proved -> nobody has shown to be theirs':
      "[-if (!(await mayReach(job, repos))) return giveUp('address not proved');-]",
    'mail: letters put off are counted once -> is counted once': 'letter.[-attempts > 0 || letter.-]repeated;',
  }),
  guardsIn('functions/notifications/repositories/letters.ts', 'tests/api/jobs/send-mail.test.ts', {
    'mail: letters marked before they are sent -> worker died': "return item ? '[-tried-]{+begun+}' : 'gone';",
  }),
  guardsIn('functions/core/clients/aws-request.ts', 'functions/core/clients/aws-request.test.ts', {
    'mail: letters that were never handed over wait -> connection was never made':
      'reject([-wentOut ? -]new AwsSilence(service, error)[- : error-])',
  }),
  guardsIn('functions/notifications/repositories/mailbox-days.ts', 'tests/api/jobs/send-mail.test.ts', {
    'mail: what a mailbox gets in a day -> a few of each kind a day|so many at once':
      'update(keyOf(to, now), { set, add }[-, { below: limits }-])',
    'mail: spellings of one mailbox -> whatever spelling': 'mailbox/${{+address || +}mailboxOf(address)}',
  }),
  guardsIn('functions/notifications/reminded-today.ts', 'tests/api/notifications/send-reminders.test.ts', {
    'mail: reminders of a mailbox in a day -> three times a day':
      '{+(+}oneMoreLetter(email, TEMPLATE, now) {+&& []) +}?? []',
  }),
  guardsIn('functions/notifications/feedback.ts', 'tests/api/bounces/feedback.test.ts', {
    'mail: a full mailbox suppresses nobody -> full mailbox': "[-if (bounceType !== 'Permanent') return [];-]",
  }),
  guardsIn('functions/notifications/repositories/suppressions.ts', 'tests/api/bounces/feedback.test.ts', {
    'mail: suppressed addresses are stored as hashes -> under a hash alone':
      ".update(withAsciiDomain(email.toLowerCase())).digest('hex'){+ + email+}",
  }),
];
