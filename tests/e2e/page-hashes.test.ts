import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { differences, publishedBy } from '#scripts/check-pages.ts';
import { product } from './own-product.ts';

/** Which address is answered with something else. */
let changed: string | null;
let mirror: string;
let stop: () => Promise<unknown>;
beforeEach(async () => {
  changed = null;
  const server = createServer(async ({ url }, reply) => {
    const answer = await fetch(`${product.url}${url}`);
    const body = Buffer.from(await answer.arrayBuffer());
    reply.writeHead(answer.status).end(url === changed ? Buffer.concat([body, Buffer.from(' ')]) : body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  mirror = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => new Promise((resolve) => server.close(resolve));
});
afterEach(() => stop());

describe('what respondents’ pages are made of', () => {
  it('is published with its hashes: documents, and every script that the browser loads with them', async () => {
    const hashes = await publishedBy(product.url);
    expect(await differences(product.url)).toEqual([]);
    const page = await (await fetch(`${product.url}/poll.html`)).text();
    const scripts = page.match(/\/assets\/[\w-]+\.js/g) ?? [];
    expect(scripts.length).toBeGreaterThan(7);
    expect(scripts.filter((script) => !(script in hashes))).toEqual([]);
  });

  it.each(['/poll.html', '/en/survey.html', 'the poll page’s script'])(
    'is noticed when it is changed: %s',
    async (name) => {
      const script = Object.keys(await publishedBy(product.url)).find((one) =>
        /^\/assets\/poll-[\w-]{8}\.js$/.test(one),
      )!;
      changed = name.startsWith('/') ? name : script;
      expect(await differences(mirror)).toEqual([`${changed} is not what the site says it is`]);
    },
  );

  it('is noticed when its hash was changed with it, by whoever has kept the hashes', async () => {
    const kept = { ...(await publishedBy(product.url)), '/poll.html': '0'.repeat(64) };
    expect(await differences(mirror, kept)).toEqual(['/poll.html is not what it was when its hash was kept']);
  });
});
