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

/** Under this query a module is loaded without the guard of that number; under that of none, as it is. */
const WITHOUT = '?without=';

declare global {
  /** The number of the guard that is out while this test file runs; set before any module of the service is loaded. */
  var guardTakenOut: string | undefined;
}

/**
 * Lets every guarded module be loaded without one of its guards; the file itself stays as it is. In its place stands one
 * that looks which guard is out and hands on what the module exports without it: all guards are tried in processes that
 * stay, which to start takes longer than most of their tests.
 */
export function takeOutInTurn(root: string, guards: readonly Replacement[]): Plugin {
  const numbered = guards.map((guard, index) => ({ ...guard, number: String(index) }));
  const byPath = Map.groupBy(numbered, ({ file }) => join(root, file));
  return {
    name: 'take-out-guards-in-turn',
    enforce: 'pre',
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (byPath.has(id.split(WITHOUT)[0]!) ? false : undefined)),
    transform(code, id) {
      const [path, wanted] = id.split(WITHOUT) as [string, string?];
      const ofModule = byPath.get(path);
      if (!ofModule) return undefined;
      if (wanted === undefined) return chooser(code, path, ofModule);
      const guard = ofModule.find(({ number }) => number === wanted);
      return guard && code.replace(pattern(guard.from), () => guard.to);
    },
  };
}

/** What stands in the place of a guarded module. */
function chooser(code: string, path: string, guards: readonly { readonly number: string }[]): string {
  const names = [...code.matchAll(EXPORTED)].map(([, name]) => name!).join(', ');
  const variants = guards.map(({ number }) => `'${number}': () => import('${path}${WITHOUT}${number}'),`);
  return `const variants = { ${variants.join(' ')} };
const whole = () => import('${path}${WITHOUT}none');
export const { ${names} } = await (variants[globalThis.guardTakenOut] ?? whole)();`;
}

const EXPORTED = /^export (?:async )?(?:const|let|class|function\*?) (\w+)/gm;

/** The snippet however the formatter has broken it into lines, with the commas that come with that. */
function pattern(snippet: string): RegExp {
  const words = snippet.match(/\w+|[^\w\s]/g) ?? [];
  const parts = words.map((word) => (/[)\]}]/.test(word) ? ',?\\s*' : '') + word.replace(/\W/g, '\\$&'));
  return new RegExp(parts.join('\\s*'), 'g');
}
