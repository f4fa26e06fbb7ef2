import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = join(ROOT, 'web/src/poll-page');
const FOLDERS: Readonly<Record<string, string>> = { '#shared': 'shared', '#web': 'web/src' };
const IMPORT = /(?:\bfrom|\bimport\()\s*'((?:#shared|#web|\.)[^']*\.tsx?)'/g;

/** All sources of the pages of respondents. */
function sourcesOfPages(): string[] {
  const sources = ['', 'survey', 'report'].map((folder) => join(PAGE, folder, 'main.tsx'));
  // What is put at the end is looked at in its turn.
  for (const file of sources) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const [alias = ''] = name.split('/');
      const imported = FOLDERS[alias]
        ? join(ROOT, FOLDERS[alias], name.slice(alias.length))
        : join(dirname(file), name);
      if (!sources.includes(imported)) sources.push(imported);
    }
  }
  return sources;
}

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Names of a module's texts that are read while the module is loaded: outside of every function. */
function readAtOnce(code: string, lang: 'ts' | 'tsx' = 'ts'): string[] {
  const texts = new Set<string>();
  const found: string[] = [];
  const program = parseAst(code, { lang }) as unknown as Node;
  for (const { type, source, specifiers } of program['body'] as Node[]) {
    if (type !== 'ImportDeclaration' || !String((source as Node)['value']).startsWith('#text/')) continue;
    for (const { local } of specifiers as Node[]) texts.add(String((local as Node)['name']));
  }
  look(program);
  return found;

  function look(node: Node): void {
    if (/Function|^ImportDeclaration$|^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/.test(node.type))
      return;
    if (node.type === 'Identifier' && texts.has(String(node['name']))) found.push(String(node['name']));
    for (const part of Object.values(node).flat()) if (isNode(part)) look(part);
  }
}

it('finds what is read at once, and nothing else', () => {
  const code = `import { a, b, NBSP } from '#text/a.ts';
    const early = [a.one]; const late = () => b.two; function later(text = b) { return text; }
    const format = new Intl.NumberFormat(NBSP);`;
  expect(readAtOnce(code)).toEqual(['a', 'NBSP']);
});

it('the pages of respondents say their texts when they are said: their language comes after their modules, and changes', () => {
  const sources = sourcesOfPages();
  expect(sources.length).toBeGreaterThan(80);
  const early = sources.flatMap((file) =>
    readAtOnce(readFileSync(file, 'utf8'), file.endsWith('x') ? 'tsx' : 'ts').map((name) => `${file}: ${name}`),
  );
  expect(early).toEqual([]);
});
