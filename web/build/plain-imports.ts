import type { Plugin } from 'vite';

/** The module of Vite's through which code fetched later is asked for. */
const HELPER = '\0vite/preload-helper.js';

/** A call of it, as Vite writes it around an import: with what is used of the module, by name, or without. */
const CALL =
  /__vitePreload\((?:async \(\) => \{\s*const \{ ([^}]+) \} = await (import\("[^"]+"\));\s*return \{ \1 \};\s*\}|\(\) => (import\("[^"]+"\))), __VITE_PRELOAD__\)/g;

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
    renderChunk: (code) => ({ code: withoutHelper(code), map: null }),
  };
}

/** The code of a page with the imports alone; what is written otherwise goes on through the helper. */
export function withoutHelper(code: string): string {
  return code.replaceAll(CALL, (_call, _names, named?: string, whole?: string) => named ?? whole ?? '');
}
