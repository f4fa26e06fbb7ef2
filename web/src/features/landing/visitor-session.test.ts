import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasSession, startSession } from '#web/lib/session.ts';
import { fakeBrowser } from '#web/test-support/fake-browser.ts';
import { recogniseVisitor } from './visitor-session.ts';

const USER = {
  id: 'a3bb189e-8bf9-4888-9912-ace4e6543002',
  first_name: 'Анна',
  last_name: 'Петрова',
  email: 'anna@company.ru',
};

beforeEach(() => {
  fakeBrowser();
  startSession({ access_token: 'a1', refresh_token: 'r1' });
});
afterEach(() => vi.unstubAllGlobals());

describe('recogniseVisitor', () => {
  it('gives the user whom the server knows (A4-02)', async () => {
    vi.stubGlobal('fetch', async () => Response.json(USER));
    await expect(recogniseVisitor()).resolves.toEqual(USER);
    expect(hasSession()).toBe(true);
  });

  it.each([401, 404, 500])('makes a guest of status %i and removes the tokens (A4-03)', async (status) => {
    vi.stubGlobal('fetch', async () => Response.json({}, { status }));
    await expect(recogniseVisitor()).resolves.toBeNull();
    expect(hasSession()).toBe(false);
  });

  it('makes a guest of a lost connection and keeps the tokens (A4-04)', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(recogniseVisitor()).resolves.toBeNull();
    expect(hasSession()).toBe(true);
  });
});
