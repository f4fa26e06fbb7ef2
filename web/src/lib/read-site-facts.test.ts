import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSiteFacts } from './read-site-facts.ts';

afterEach(() => vi.unstubAllGlobals());

describe('readSiteFacts', () => {
  it('gives what the deployment has written', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ residency: 'Данные хранятся в России' }));
    await expect(readSiteFacts()).resolves.toEqual({ residency: 'Данные хранятся в России' });
  });

  it.each([
    ['a missing file', () => Promise.resolve(new Response(null, { status: 404 }))],
    ['a page in its place', () => Promise.resolve(new Response('<!doctype html>'))],
    ['a wrong file', () => Promise.resolve(Response.json({ residency: 7 }))],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('promises nothing for %s', async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    await expect(readSiteFacts()).resolves.toEqual({});
  });
});
