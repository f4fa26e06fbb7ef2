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
