import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../shared/text');

/** Leads `#text/…` to the catalogues of a language: what is built speaks one. */
export function textsIn(language: string): { readonly find: RegExp; readonly replacement: string } {
  return { find: /^#text\//, replacement: `${join(FOLDER, language)}/` };
}
