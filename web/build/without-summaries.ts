import type { Plugin } from 'vite';

/** What a route does, in the words of the API's description. */
const SUMMARY = /^\s*summary:\s*'[^']*',\n/gm;

/** Leaves out of the app what is said of the routes: only their description shows it, the app calls them. */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/shared\/contract\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: code.replace(SUMMARY, ''), map: null }),
    },
  };
}
