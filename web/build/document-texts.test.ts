import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/rules/languages.ts';
import { withTexts } from './document-texts.ts';

const FOLDER = join(import.meta.dirname, '..');
const DOCUMENTS = globSync('*.html', { cwd: FOLDER });

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(DOCUMENTS)('%s names its language and has all its texts', async (name) => {
    const html = await withTexts(readFileSync(join(FOLDER, name), 'utf8'), language);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).not.toMatch(/%(?:language|prefix|text\.)/);
    if (language === 'en') expect(html.replace(/<a [^]*?<\/a>/g, '')).not.toMatch(/[А-Яа-яЁё]/);
  });
});

it('takes a text by its place in the catalogue', async () => {
  expect(await withTexts('<meta content="%text.brand%" />', 'ru')).toBe('<meta content="Тонус" />');
});

it('leads to itself in the other languages', async () => {
  expect(await withTexts('%languages%', 'ru')).toBe('<a href="?lang=en" lang="en" hreflang="en">English</a>');
});

it('is refused where it asks for what no catalogue has', async () => {
  await expect(withTexts('<p>%text.poll.nothing%</p>', 'ru')).rejects.toThrow('%text.poll.nothing%');
  await expect(withTexts('<p>%text.poll%</p>', 'ru')).rejects.toThrow('%text.poll%');
});
