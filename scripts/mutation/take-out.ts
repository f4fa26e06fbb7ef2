import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vitest/config';
import type { Replacement } from './guard.ts';

/** How many times a guard stands in its module; anything but once is a mistake in the list. */
export function countGuard(root: string, { file, from }: Replacement): number {
  return [...readFileSync(join(root, file), 'utf8').matchAll(pattern(from))].length;
}

/** Loads one module of the service without one of its guards; the file itself stays as it is. */
export function takeOut(root: string, { file, from, to }: Replacement): Plugin {
  const path = join(root, file);
  const snippet = pattern(from);
  return {
    name: 'take-out-guard',
    enforce: 'pre',
    // The cache goes by the file on disk: it would hand out the whole module, or keep the mutant for everybody else.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (id === path ? false : undefined)),
    transform: (code, id) => (id === path ? code.replace(snippet, () => to) : undefined),
  };
}

/** The snippet however the formatter has broken it into lines, with the commas that come with that. */
function pattern(snippet: string): RegExp {
  const words = snippet.match(/\w+|[^\w\s]/g) ?? [];
  const parts = words.map((word) => (/[)\]}]/.test(word) ? ',?\\s*' : '') + word.replace(/\W/g, '\\$&'));
  return new RegExp(parts.join('\\s*'), 'g');
}
