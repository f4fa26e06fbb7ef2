import { afterEach, expect, it, vi } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { NetworkError } from './api-error.ts';
import { fakeBrowser } from '#web/test-support/fake-browser.ts';
import { stalledConnection } from '#web/test-support/stalled-connection.ts';
import { rawDelete } from './raw-delete.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('gives up on a connection that has stalled', async () => {
  fakeBrowser();
  const connection = stalledConnection();
  const outcome = rawDelete(polls.deletePoll, { id: 'a3bb189e-8bf9-4888-9912-ace4e6543002' }).catch((error) => error);
  connection.timeOut();
  expect(await outcome).toBeInstanceOf(NetworkError);
});
