import { LANGUAGES, type Language } from '#shared/rules/languages.ts';

const PREFIX = new RegExp(`^/(?:${LANGUAGES.join('|')})(?=/|$)`);

/** What stands before every address of this page: «/en» where the address names a language, else nothing. */
export function prefixIn(pathname: string): string {
  return PREFIX.exec(pathname)?.[0] ?? '';
}

/** An address without its language. */
export function withoutLanguage(pathname: string): string {
  return pathname.slice(prefixIn(pathname).length) || '/';
}

/** The same place of the product in another language. */
export function addressIn(language: Language, { pathname, search, hash }: Location = window.location): string {
  return `/${language}${withoutLanguage(pathname)}${search}${hash}`;
}
