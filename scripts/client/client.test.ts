import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { takesKeys } from '#shared/contract/by-key.ts';
import { routes } from '#shared/contract/index.ts';
import { clientDocument, hashOf } from './document.ts';

const types = readFileSync(join(import.meta.dirname, 'api.d.ts'), 'utf8');

it('types of the client are those of the API as it is now: else `npm run client`', () => {
  expect(types.split('\n', 1)[0]).toContain(hashOf(clientDocument()));
});

it('the client calls what a key may call and nothing else', () => {
  const operations = /^export interface operations \{\n([^]*?)^\}/m.exec(types)?.[1] ?? '';
  const named = [...operations.matchAll(/^ {2}(\w+): \{$/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(
    routes
      .filter((route) => takesKeys(route))
      .map(({ name }) => name)
      .toSorted(),
  );
});
