import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withTexts } from './document-texts.ts';

const FOLDER = join(import.meta.dirname, '..');
const DOCUMENTS = globSync('*.html', { cwd: FOLDER });

describe.each(['ru', 'en'] as const)('in %s', (language) => {
  it.each(DOCUMENTS)('%s names its language and has all its texts', (name) => {
    const html = withTexts(readFileSync(join(FOLDER, name), 'utf8'), language);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).not.toMatch(/%(?:language|text\.)/);
    if (language === 'en') expect(html).not.toMatch(/[А-Яа-яЁё]/);
  });
});

it('takes a text by its place in the catalogue', () => {
  expect(withTexts('<meta content="%text.brand%" />', 'ru')).toBe('<meta content="Тонус" />');
});

it('is refused where it asks for what no catalogue has', () => {
  expect(() => withTexts('<p>%text.poll.nothing%</p>', 'ru')).toThrow('%text.poll.nothing%');
  expect(() => withTexts('<p>%text.poll%</p>', 'ru')).toThrow('%text.poll%');
});
