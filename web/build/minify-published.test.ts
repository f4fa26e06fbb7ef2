import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { passingFolder } from '#tests/support/data-folder.ts';
import { minifyPublished } from './minify-published.ts';

it('leaves of what every page loads first what it does, and no comment', () => {
  const site = passingFolder();
  cpSync(join(import.meta.dirname, '../public'), site, { recursive: true });
  minifyPublished(site);
  const code = readFileSync(join(site, 'first-paint.js'), 'utf8');
  expect(code).not.toMatch(/\/\/|\/\*|\n./);
  const [setAttribute, toggleAttribute] = [vi.fn<(...said: string[]) => void>(), vi.fn<(...said: unknown[]) => void>()];
  new Function('document', 'localStorage', 'matchMedia', code)(
    { documentElement: { setAttribute, toggleAttribute } },
    { getItem: (name: string) => (name === 'access_token' ? 'token' : null) },
    () => ({ matches: true, addEventListener: () => undefined }),
  );
  expect(setAttribute.mock.calls).toEqual([['data-mantine-color-scheme', 'dark']]);
  expect(toggleAttribute.mock.calls).toEqual([['data-unknown-visitor', true]]);
});
