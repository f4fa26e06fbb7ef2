import type { Plugin } from 'vite';

/** The module of Vite's through which code fetched later is asked for. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Fetches later code of a page by the browser's `import` and nothing else. Vite's helper fetches styles and what the
 * code imports along with it; a page that stands alone has one style sheet, and the helper weighs more than its parts.
 */
export function plainImports(environments: readonly string[]): Plugin {
  return {
    name: 'tonus:plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => environments.includes(name),
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : null),
  };
}
