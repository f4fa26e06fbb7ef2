import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../public', name), 'utf8');

it('keeps what is there now: the name of the cache changes with what it keeps', () => {
  const kept = ['offline.html', 'offline.css', 'offline.js', '../public-en/offline.html'].map(read).join('');
  const hash = createHash('sha256').update(kept).digest('hex').slice(0, 8);
  expect(read('offline-worker.js')).toContain(`const CACHE = \`\${FAMILY}${hash}\`;`);
});

it.each(['light', 'dark'])('repeats the colours of the design system as they are: %s', (scheme) => {
  const values = (css: string) => [...css.matchAll(/(--[\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]);
  const within = (css: string) => {
    const [light = '', dark = ''] = css.split('(prefers-color-scheme: dark)');
    return values(scheme === 'light' ? light : dark.slice(0, dark.indexOf('\n}')));
  };
  const tokens = Object.fromEntries(within(read('../src/ui/tokens.css')));
  const own = within(read('offline.css'));
  expect(own.map(([name]) => name)).toEqual(['--paper', '--ink', '--ink-2', '--pine', '--on-pine']);
  expect(own).toEqual(own.map(([name]) => [name, tokens[name!]]));
  const grounds = ['offline.html', '../public-en/offline.html'].map(read);
  for (const html of grounds)
    expect(html).toContain(`content="${tokens['--paper']}" media="(prefers-color-scheme: ${scheme})"`);
});
