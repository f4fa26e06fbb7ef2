import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { functions } from '#functions/lambdas/index.ts';
import grants from '#infra/grants.json' with { type: 'json' };

/*
 * `npm run grants`: the API and security suites, and what each function did to the table in them, as the rights its
 * role has from the next deployment on. With paths of test files, what these do is added to the rights there are.
 */

type Grants = Record<string, Record<string, string[]>>;

const root = join(import.meta.dirname, '..');
const file = join(root, 'infra/grants.json');
/** Where the suites write down what functions do (tests/support/granted.ts). */
export const ACCESSES = join(root, '.cache/table-accesses.jsonl');

/** What the suites have seen functions do, in the form of the grants. */
export function readAccesses(): Grants {
  const lines = existsSync(ACCESSES) ? readFileSync(ACCESSES, 'utf8').split('\n') : [];
  const seen: Grants = {};
  for (const line of new Set(lines.filter((one) => one !== ''))) {
    const [name, action, prefix] = JSON.parse(line) as [string, string, string];
    if (!functions.some((one) => one.name === name)) continue;
    const actions = ((seen[name] ??= {})[prefix] ??= []);
    if (!actions.includes(action)) actions.push(action);
  }
  return seen;
}

/** Rights that no test has seen used: `function: action on prefix`. */
export function unusedGrants(seen: Grants): string[] {
  return Object.entries(grants as Grants).flatMap(([name, prefixes]) =>
    Object.entries(prefixes).flatMap(([prefix, actions]) =>
      actions.filter((action) => !seen[name]?.[prefix]?.includes(action)).map((one) => `${name}: ${one} on ${prefix}`),
    ),
  );
}

function main(tests: readonly string[]): void {
  rmSync(ACCESSES, { force: true });
  const { status } = spawnSync(
    'vitest',
    ['run', '--project', 'api', ...(tests.length > 0 ? tests : ['tests/api', 'tests/security'])],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TABLE_ACCESSES: ACCESSES, GRANT_ALL: '1' },
    },
  );
  process.exitCode = status ?? 1;
  // What a wrong version did before its test turned red is no right, and a test that broke off has not seen all.
  if (status !== 0) return console.error('infra/grants.json is as it was: a test failed');
  const seen = readAccesses();
  writeFileSync(file, JSON.stringify(sorted(tests.length > 0 ? merged(grants as Grants, seen) : seen)));
  spawnSync('oxfmt', [file], { cwd: root, stdio: 'inherit' });
}

function merged(a: Grants, b: Grants): Grants {
  const all: Grants = structuredClone(a);
  for (const [name, prefixes] of Object.entries(b)) {
    for (const [prefix, actions] of Object.entries(prefixes)) {
      const known = ((all[name] ??= {})[prefix] ??= []);
      known.push(...actions.filter((action) => !known.includes(action)));
    }
  }
  return all;
}

/** In the order of the alphabet, so that a change shows as the line it is. */
function sorted(all: Grants): Grants {
  const inOrder = <T>(record: Record<string, T>, map: (value: T) => T): Record<string, T> =>
    Object.fromEntries(
      Object.entries(record)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, value]) => [key, map(value)]),
    );
  return inOrder(all, (prefixes) => inOrder(prefixes, (actions) => actions.toSorted()));
}

if (import.meta.main) main(process.argv.slice(2));
