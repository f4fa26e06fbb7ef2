/** Yandex gives one box under all of its domains. */
const YANDEX = /^(?:ya\.ru|yandex\.(?:com?\.)?[a-z]{2,3})$/;
const GMAIL: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * The box behind an address, for counting letters and nothing else: letter case, a «+tag» and what the two big
 * providers are known to ignore make no other box. Letters themselves go to the address as it was given.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1).toLowerCase();
  const local = address.slice(0, at).toLowerCase();
  const name = local.split('+', 1)[0] || local;
  if (GMAIL.includes(host)) return `${name.replaceAll('.', '')}@gmail.com`;
  if (YANDEX.test(host)) return `${name.replaceAll('-', '.')}@yandex.ru`;
  return `${name}@${host}`;
}
