import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '#web/test-support/fake-browser.ts';
import { safeStorage } from './safe-storage.ts';

let browser: FakeBrowser;

beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => {
  safeStorage.remove('key');
  vi.unstubAllGlobals();
});

describe('what is stored on this device', () => {
  it('is in the storage of the browser', () => {
    safeStorage.write('key', 'value');
    expect(browser.values.get('key')).toBe('value');
    expect(safeStorage.read('key')).toBe('value');
  });

  it('lives in the page where the storage refuses, until it is removed (A4-17)', () => {
    browser.breakStorage();
    safeStorage.write('key', 'value');
    expect(safeStorage.read('key')).toBe('value');
    safeStorage.remove('key');
    expect(safeStorage.read('key')).toBeNull();
  });

  it('follows another tab that removed it', () => {
    safeStorage.write('key', 'value');
    browser.otherTab('key', null);
    expect(safeStorage.read('key')).toBeNull();
  });
});
