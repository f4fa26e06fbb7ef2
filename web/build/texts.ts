import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'shared/text');
/** A file of pages or tests, by its path in the repository: how the folder is called that holds it all says nothing. */
const OF_PAGES = /(?:^|\/)(?:web|tests)\//;

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
      find.test(source) && importer && OF_PAGES.test(relative(ROOT, importer))
        ? source.replace(find, replacement)
        : null,
  };
}
