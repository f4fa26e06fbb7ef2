/** The domains of Yandex's own mailboxes: of any other address Yandex does not say that it was shown to be one's own. */
export const YANDEX_MAIL: ReadonlySet<string> = new Set([
  'yandex.ru',
  'ya.ru',
  'yandex.com',
  'yandex.by',
  'yandex.kz',
  'yandex.uz',
  'narod.ru',
]);

/** Where anybody gets a mailbox: no company holds these, whatever record were found. */
const PUBLIC_MAIL: ReadonlySet<string> = new Set([
  ...YANDEX_MAIL,
  'mail.ru',
  'bk.ru',
  'inbox.ru',
  'list.ru',
  'internet.ru',
  'vk.com',
  'rambler.ru',
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'me.com',
  'yahoo.com',
  'proton.me',
  'protonmail.com',
]);

/** Whether a domain is one of public mail. */
export function isPublicMail(domain: string): boolean {
  return PUBLIC_MAIL.has(domain);
}
