import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = import.meta.dirname;
const FILES = globSync('**/*.ts', { cwd: join(FOLDER, 'ru') })
  .filter((file) => !file.endsWith('.test.ts'))
  .toSorted();
/** Folders of the languages beside Russian, which all others are told from. */
const OTHERS = ['en'];

async function load(language: string, file: string): Promise<Record<string, unknown>> {
  return (await import(join(FOLDER, language, file))) as Record<string, unknown>;
}

/** What a catalogue looks like: its keys, and to how many things each sentence is told. */
function shapeOf(texts: unknown): unknown {
  if (typeof texts === 'function') return `told ${texts.length}`;
  if (Array.isArray(texts)) return 'a list';
  if (typeof texts !== 'object' || texts === null) return typeof texts;
  return Object.fromEntries(
    Object.entries(texts)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, shapeOf(value)]),
  );
}

describe.each(OTHERS)('the catalogues of %s', (language) => {
  it('are the same files', () => {
    const files = globSync('**/*.ts', { cwd: join(FOLDER, language) }).filter((file) => !file.endsWith('.test.ts'));
    expect(files.toSorted()).toEqual(FILES);
  });

  it.each(FILES.filter((file) => file !== 'format.ts'))('%s says the same things of the same things', async (file) => {
    expect(shapeOf({ ...(await load(language, file)) })).toEqual(shapeOf({ ...(await load('ru', file)) }));
  });

  it.each(FILES)('%s has no word of Russian', (file) => {
    const lines = readFileSync(join(FOLDER, language, file), 'utf8').split('\n');
    expect(lines.filter((line) => /[А-Яа-яЁё]/.test(line))).toEqual([]);
  });
});
