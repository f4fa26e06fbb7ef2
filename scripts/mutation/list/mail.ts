import type { Guard } from '../guard.ts';

const ADDRESSES = 'tests/api/auth/addresses.test.ts';
const NAMES = 'tests/api/names.test.ts';
const LETTERS = 'tests/api/auth/letters.test.ts';
const SENDING = 'tests/api/jobs/send-mail.test.ts';
const FEEDBACK = 'tests/api/bounces/feedback.test.ts';
const EMAIL = 'shared/models/email.ts';
const COMMON = 'shared/models/common.ts';
const LAYOUT = 'functions/notifications/letter-layout.ts';
const SEND = 'functions/notifications/jobs/send-mail.ts';
const STORED = 'functions/notifications/repositories/letters.ts';
const DAYS = 'functions/notifications/repositories/mailbox-days.ts';

/** Addresses, names in letters, and letters on their way. */
export const mail: readonly Guard[] = [
  {
    name: 'mail: addresses that mail cannot reach',
    file: EMAIL,
    from: 'export const Email = address(BLANK, WRONG, isMailAddress);',
    to: 'export const Email = address(BLANK, WRONG, (text) => isMailAddress(text) || looksLikeAddress(text));',
    test: ADDRESSES,
    only: /is refused by a registration|is refused by an invitation/,
  },
  {
    name: 'mail: unreachable addresses in the profile',
    file: 'functions/accounts/operations/update-me.ts',
    from: 'if (!isMailAddress(email)) invalid(',
    to: 'if (!isMailAddress(email) && email === null) invalid(',
    test: ADDRESSES,
    only: /is refused by the profile/,
  },
  {
    name: 'mail: one spelling of an international domain',
    file: EMAIL,
    from: 'z.overwrite(withAsciiDomain),',
    to: '',
    test: ADDRESSES,
    only: /is one address in both/,
  },
  {
    name: 'mail: logins under an older spelling',
    file: 'functions/accounts/repositories/users.ts',
    from: '...olderLoginsAbsent(user.email),',
    to: '',
    test: ADDRESSES,
    only: /nobody else gets it/,
  },
  {
    name: 'mail: names of invisible characters',
    file: COMMON,
    from: 'z.refine(hasVisibleText, { error: blank, ...ofLength(1) }),',
    to: '',
    test: NAMES,
    only: /nothing to see/,
  },
  {
    name: 'mail: names of several lines',
    file: COMMON,
    from: '!hasVisibleText(text) || isPlainLine(text)',
    to: 'text === null || isPlainLine(text) || true',
    test: NAMES,
    only: /one line/,
  },
  {
    name: 'mail: links as names',
    file: COMMON,
    from: '!holdsLink(text)',
    to: '!holdsLink(text) || true',
    test: NAMES,
    only: /is no link/,
  },
  {
    name: 'mail: links in what people wrote',
    file: LAYOUT,
    from: ".replace(JOINTS, '$&\\u200B')",
    to: ".replace(JOINTS, '$&')",
    test: LETTERS,
    only: /is no link for a mail program/,
  },
  {
    name: 'mail: line breaks in stored names',
    file: LAYOUT,
    from: ".replace(SHAPING, ' ')",
    to: ".replace(SHAPING, '$&')",
    test: LETTERS,
    only: /is one line/,
  },
  {
    name: 'mail: HTML in what people wrote',
    file: LAYOUT,
    from: '`<bdi>${escape(inert(line))}</bdi>`',
    to: '`<bdi>${inert(line)}</bdi>`',
    test: LETTERS,
    only: /is text in the HTML/,
  },
  {
    name: 'mail: letters refused for good',
    file: 'functions/notifications/mailer.ts',
    from: 'if (FOR_GOOD.has(error.code))',
    to: 'if (FOR_GOOD.has(error.code) && error.status === 0)',
    test: SENDING,
    only: /is done with at once/,
  },
  {
    name: 'mail: letters put off hold up nobody',
    file: SEND,
    from: "note('letter was put off', sending.reason, letter);",
    to: 'throw new Error(sending.reason);',
    test: SENDING,
    only: /waits, holds up nobody/,
  },
  {
    name: 'mail: letters whose outcome is unknown',
    file: 'functions/notifications/mailer.ts',
    from: "if (error instanceof AwsSilence) return { kind: 'unknown', reason: 'no answer' };",
    to: "if (error instanceof AwsSilence) return { kind: 'postponed', reason: 'no answer' };",
    test: SENDING,
    only: /however often the stream hands it over|connection is cut/,
  },
  {
    name: 'mail: letters marked before they are sent',
    file: STORED,
    from: "return item ? 'tried' : 'gone';",
    to: "return item ? 'begun' : 'gone';",
    test: SENDING,
    only: /worker died/,
  },
  {
    name: 'mail: notices sent once more, and no more',
    file: SEND,
    from: 'if (letter.repeated || !NOTICES.has(mail.template))',
    to: 'if (!NOTICES.has(mail.template))',
    test: SENDING,
    only: /is sent once more/,
  },
  {
    name: 'mail: letters that were never handed over wait',
    file: 'functions/core/clients/aws-request.ts',
    from: 'reject(wentOut ? new AwsSilence(service, error) : error)',
    to: 'reject(new AwsSilence(service, error))',
    test: 'functions/core/clients/aws-request.test.ts',
    only: /connection was never made/,
  },
  {
    name: 'mail: nothing is sent to suppressed addresses',
    file: SEND,
    from: "if (await repos.suppressions.find(to)) return giveUp('address suppressed');",
    to: '',
    test: SENDING,
    only: /bounced or complained/,
  },
  {
    name: 'mail: nothing but proof goes to an address that is not proved',
    file: SEND,
    from: "if (!(await mayReach(job, repos))) return giveUp('address not proved');",
    to: '',
    test: SENDING,
    only: /nobody has shown to be theirs/,
  },
  {
    name: 'mail: what a mailbox gets in a day',
    file: DAYS,
    from: 'update(keyOf(to, now), { set, add }, { below: limits })',
    to: 'update(keyOf(to, now), { set, add })',
    test: SENDING,
    only: /a few of each kind a day|so many at once/,
  },
  {
    name: 'mail: spellings of one mailbox',
    file: DAYS,
    from: 'mailbox/${mailboxOf(address)}',
    to: 'mailbox/${address || mailboxOf(address)}',
    test: SENDING,
    only: /whatever spelling/,
  },
  {
    name: 'mail: letters put off are counted once',
    file: SEND,
    from: 'letter.attempts > 0 || letter.repeated;',
    to: 'letter.repeated;',
    test: SENDING,
    only: /is counted once/,
  },
  {
    name: 'mail: reminders of a mailbox in a day',
    file: 'functions/notifications/reminded-today.ts',
    from: 'oneMoreLetter(email, TEMPLATE, now) ?? []',
    to: '(oneMoreLetter(email, TEMPLATE, now) && []) ?? []',
    test: 'tests/api/notifications/send-reminders.test.ts',
    only: /three times a day/,
  },
  {
    name: 'mail: a full mailbox suppresses nobody',
    file: 'functions/notifications/feedback.ts',
    from: "if (bounceType !== 'Permanent') return [];",
    to: '',
    test: FEEDBACK,
    only: /full mailbox/,
  },
  {
    name: 'mail: suppressed addresses are stored as hashes',
    file: 'functions/notifications/repositories/suppressions.ts',
    from: ".update(withAsciiDomain(email.toLowerCase())).digest('hex')",
    to: ".update(withAsciiDomain(email.toLowerCase())).digest('hex') + email",
    test: FEEDBACK,
    only: /under a hash alone/,
  },
];
