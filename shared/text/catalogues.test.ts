import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { POLL_LANGUAGES } from '../rules/poll-languages.ts';

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

describe('a text that nobody says', () => {
  const root = join(FOLDER, '../..');
  const sources = globSync(['{web,functions,shared,infra,scripts}/**/*.{ts,tsx}', 'web/*.html'], { cwd: root })
    .filter((file) => !/\.test\.|^shared\/text\/(?!ru\/)/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8').toLowerCase());
  // Units as Bitrix24 names them in its tasks.
  const counts = new Map([
    ['secs', 2],
    ['mins', 2],
  ]);
  for (const [word] of sources.flatMap((source) => [...source.matchAll(/[\w$]+/g)])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }

  /** Keys that stand nowhere but where they are declared. */
  function unsaid(texts: unknown): string[] {
    if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return [];
    return Object.entries(texts).flatMap(([key, value]) => [
      ...(/^\w+$/.test(key) && (counts.get(key.toLowerCase()) ?? 0) < 2 ? [key] : []),
      ...unsaid(value),
    ]);
  }

  it.each(FILES)('has no place in %s', async (file) => {
    expect(unsaid({ ...(await load('ru', file)) })).toEqual([]);
  });
});

/** What the pages of respondents say, in the languages that nothing else is in. */
const OF_RESPONDENTS = POLL_LANGUAGES.filter((language) => ![...OTHERS, 'ru'].includes(language));
const filesOf = (language: string) => globSync('**/*.ts', { cwd: join(FOLDER, language) }).toSorted();
/** Each has its own figures and days, which are told otherwise; the bank is one file (bank.test.ts). */
const OWN_WAY = new Set(['format.ts', 'dates.ts', 'numbers.ts', 'ready/bank.ts']);

describe.each(OF_RESPONDENTS)('the catalogues of %s', (language) => {
  it('are the same files as those of the others', () => {
    expect(filesOf(language)).toEqual(filesOf(OF_RESPONDENTS[0]!));
  });

  it.each(filesOf(language).filter((file) => !OWN_WAY.has(file)))(
    '%s says the same things of the same things',
    async (file) => {
      const [own, russian] = await Promise.all([load(language, file), load('ru', file)]);
      const shared = Object.keys(own).map((name) => [name, russian[name]]);
      expect(shapeOf({ ...own })).toEqual(shapeOf(Object.fromEntries(shared)));
    },
  );

  it.each(filesOf(language))('%s has letters of its own language alone', async (file) => {
    const said = saidBy({ ...(await load(language, file)) }).join('\n');
    expect(said.match(FOREIGN_LETTERS[language]!) ?? []).toEqual([]);
  });
});

/** Letters that a language does not write: a word with one has come from another. */
const FOREIGN_LETTERS: Readonly<Record<string, RegExp>> = {
  kk: /[ӣӯҳҷўʻʼ]/gi,
  uz: /[А-яЁё]/g,
  'uz-Cyrl': /[әңөұүһіӣӯҷщы]/gi,
  tg: /[әңөұүһіўщыц]/gi,
  ky: /[әғқұһіӣӯҳҷў]/gi,
};

/** All texts of a catalogue; of its sentences what they are written in, without what is code in them. */
function saidBy(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts];
  if (typeof texts === 'function') return [String(texts)];
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(saidBy) : [];
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
