import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../test-support/fake-browser.ts';
import { clearCurrentWorkspaceId, readCurrentWorkspaceId, storeCurrentWorkspaceId } from './current-workspace.ts';

const ID = 'a3bb189e-8bf9-4888-9912-ace4e6543002';
let browser: FakeBrowser;

beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

describe('the current workspace on this device', () => {
  it('is kept under currentWorkspaceId (A4-14)', () => {
    storeCurrentWorkspaceId(ID);
    expect(browser.values.get('currentWorkspaceId')).toBe(ID);
    expect(readCurrentWorkspaceId()).toBe(ID);
  });

  it('ignores an id that is none (A4-15)', () => {
    storeCurrentWorkspaceId(ID);
    storeCurrentWorkspaceId('мой дом');
    storeCurrentWorkspaceId(null);
    expect(browser.values.get('currentWorkspaceId')).toBe(ID);
  });

  it('reads a stored value that is no id as null (A4-16)', () => {
    browser.values.set('currentWorkspaceId', 'undefined');
    expect(readCurrentWorkspaceId()).toBeNull();
  });

  it('is forgotten with its key (A4-17)', () => {
    storeCurrentWorkspaceId(ID);
    clearCurrentWorkspaceId();
    expect(browser.values.has('currentWorkspaceId')).toBe(false);
  });

  it('swallows a storage that refuses (A4-17)', () => {
    browser.breakStorage();
    expect(() => storeCurrentWorkspaceId(ID)).not.toThrow();
    expect(() => clearCurrentWorkspaceId()).not.toThrow();
    expect(readCurrentWorkspaceId()).toBeNull();
  });
});
