import type { Plugin } from 'vite';

/** What the sources of a page import, and the module of Preact that stands in for it. */
const STAND_INS: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
};
/** The environments whose pages stand alone, for people on slow phones. */
export const PAGES: readonly string[] = ['poll', 'survey', 'kiosk', 'report', 'site'];

/**
 * Builds the pages of respondents and the public pages over Preact, which is a fifth of React's weight. Their sources are React's
 * own: without this plugin the pages run on React, and their browser tests pass both ways.
 */
export function preactPages(): Plugin {
  return {
    name: 'tonus:preact-pages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => PAGES.includes(name),
    async resolveId(source, importer, options) {
      const standIn = STAND_INS[source];
      return standIn === undefined ? null : this.resolve(standIn, importer, options);
    },
  };
}
