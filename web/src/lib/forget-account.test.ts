import { afterEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from '#web/test-support/fake-browser.ts';
import { rememberDevice } from './device-token.ts';
import { forgetAccount } from './forget-account.ts';
import { startSession } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.x`;

it('takes along what this device keeps under the account that is deleted, and nothing of anybody else', () => {
  const { values } = fakeBrowser();
  startSession({ access_token: tokenOf('vera-1'), refresh_token: 'r' });
  rememberDevice({ device_token: 'known' });
  values.set('tonus:draft:vera-1:run', 'words');
  values.set('tonus:session:vera-1:run', 'session');
  values.set('tonus:draft:oleg-2:run', 'others');
  forgetAccount();
  expect([...values.keys()].filter((key) => key.startsWith('tonus:'))).toEqual(['tonus:draft:oleg-2:run']);
  expect(values.get('device_token')).toBeUndefined();
});

it('forgets the device alone where nobody can be told from the token', () => {
  const { values } = fakeBrowser();
  startSession({ access_token: 'none', refresh_token: 'r' });
  values.set('tonus:draft:oleg-2:run', 'others');
  rememberDevice({ device_token: 'known' });
  forgetAccount();
  expect([values.get('tonus:draft:oleg-2:run'), values.get('device_token')]).toEqual(['others', undefined]);
});
