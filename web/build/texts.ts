import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../../shared/text');

/** Leads `#text/…` to the catalogues of a language: what is built speaks one. */
export function textsIn(language: string): { readonly find: RegExp; readonly replacement: string } {
  return { find: /^#text\//, replacement: `${join(FOLDER, language)}/` };
}

/**
 * For tests that run functions as they are, which look into catalogues when they speak: what such tests, and the pages
 * they compare with, say themselves is of one language.
 */
export function textsOfPages(language: string): Plugin {
  const { find, replacement } = textsIn(language);
  return {
    name: 'texts-of-pages',
    enforce: 'pre',
    resolveId: (source, importer) =>
      find.test(source) && /\/(web|tests)\//.test(importer ?? '') ? source.replace(find, replacement) : null,
  };
}
