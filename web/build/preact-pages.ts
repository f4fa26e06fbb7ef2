import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What the sources of a page import, and the module of Preact that stands in for it. */
const STAND_INS: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
};
const LEAN = join(import.meta.dirname, 'lean-react.ts');
/** The same for respondents, who have the little of React that their pages use. */
const LEAN_STAND_INS: Readonly<Record<string, string>> = { ...STAND_INS, react: LEAN, 'react-dom/client': LEAN };
/** The environments of the pages people answer on. */
const OF_RESPONDENTS: readonly string[] = ['poll', 'survey', 'kiosk', 'report', 'dialogue', 'verify'];
/** The environments whose pages stand alone, for people on slow phones. */
export const PAGES: readonly string[] = [...OF_RESPONDENTS, 'site'];

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
      const standIn = (OF_RESPONDENTS.includes(this.environment.name) ? LEAN_STAND_INS : STAND_INS)[source];
      return standIn === undefined ? null : this.resolve(standIn, importer, options);
    },
  };
}
