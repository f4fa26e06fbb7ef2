import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** What is built, fetched or stored here, and no part of the sources. */
const NOT_SOURCES = /(^|\/)(node_modules|dist|cdk\.out|\.git|\.cache|\.local[^/]*)$/;

/** Every file and folder of the sources. */
const paths = globSync('**/*', { cwd: ROOT, exclude: (path) => NOT_SOURCES.test(path) }).map((path) => `/${path}`);
const folders = new Set(paths.map(dirname).flatMap((path) => path.split('/')));
const readmes = paths.filter((path) => path.endsWith('/README.md'));

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const inBackticks = (text: string): string[] =>
  [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);

/** A file by its name, or some steps of a path, the first of which is a folder of ours; `*` is any part of a name. */
function isPath(code: string): boolean {
  if (/^[\w-]+(\.[\w-]+)*\.(ts|tsx|json|md|html|css)$/.test(code)) return true;
  return /^[\w.*-]+(\/[\w.*-]+)+\/?$/.test(code) && folders.has(code.split('/')[0]!);
}

/** From the root, from where the README stands, or, as one writes beside it, from somewhere below. */
function exists(code: string): boolean {
  const pattern = code
    .replace(/\/$/, '')
    .replaceAll('.', String.raw`\.`)
    .replaceAll('*', '[^/]*');
  const ending = new RegExp(`/${pattern}$`);
  return paths.some((path) => ending.test(path));
}

describe('what the READMEs name', () => {
  it.each(readmes)('is there: every path in %s', (readme) => {
    const named = inBackticks(textOf(readme)).filter(isPath);
    expect(named.filter((code) => !exists(code))).toEqual([]);
  });

  it('is looked for: a path that is not there is one', () => {
    const wrong = ['web/src/features/asking/no-such-api.ts', 'no-such-file.ts', 'functions/*/no-such-file.ts'];
    expect(wrong.filter((code) => isPath(code) && !exists(code))).toEqual(wrong);
    expect(['functions/lambdas/*/function.ts', 'scripts/test.ts', 'package.json'].filter(exists)).toHaveLength(3);
  });

  it('is every module, each with a README of its own', () => {
    const base = ['core', 'data', 'jobs', 'lambdas'];
    const modules = readdirSync(join(ROOT, 'functions'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !base.includes(entry.name))
      .map(({ name }) => name);
    expect(modules.filter((name) => !existsSync(`${ROOT}/functions/${name}/README.md`))).toEqual([]);
    expect(modules.filter((name) => !textOf('functions/README.md').includes(`(${name}/README.md)`))).toEqual([]);
    expect(modules.filter((name) => !textOf('README.md').includes(`${name}/`))).toEqual([]);
  });

  it('are commands that there are, and no command is left out', () => {
    const commands = [...textOf('README.md').matchAll(/\bnpm (start|test|run ([\w:]+))/g)].map(
      ([, command, name]) => name ?? command,
    );
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    expect([...new Set(commands)].toSorted()).toEqual(Object.keys(scripts).toSorted());
  });
});
