import { afterEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from '#web/test-support/fake-browser.ts';
import { stalledConnection } from '#web/test-support/stalled-connection.ts';
import { sendingFailureOf } from '#web/answer-form/member-sending-failure.ts';
import { sendToPoll } from './api.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('takes answers for lost when no reply comes, so that they are sent again', async () => {
  fakeBrowser();
  const connection = stalledConnection();
  const outcome = sendToPoll('a3bb189e-8bf9-4888-9912-ace4e6543002', [], null).catch(sendingFailureOf);
  connection.timeOut();
  expect(await outcome).toEqual({ kind: 'lost' });
});
