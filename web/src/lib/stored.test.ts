import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../test-support/fake-browser.ts';
import { stored } from './stored.ts';

let browser: FakeBrowser;

beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => {
  stored.remove('key');
  vi.unstubAllGlobals();
});

describe('what is stored on this device', () => {
  it('is in the storage of the browser', () => {
    stored.write('key', 'value');
    expect(browser.values.get('key')).toBe('value');
    expect(stored.read('key')).toBe('value');
  });

  it('lives in the page where the storage refuses, until it is removed (A4-17)', () => {
    browser.breakStorage();
    stored.write('key', 'value');
    expect(stored.read('key')).toBe('value');
    stored.remove('key');
    expect(stored.read('key')).toBeNull();
  });

  it('follows another tab that removed it', () => {
    stored.write('key', 'value');
    browser.otherTab('key', null);
    expect(stored.read('key')).toBeNull();
  });
});
