import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as toastList from './toast-list.ts';

let list: typeof toastList;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  list = await import('./toast-list.ts');
});
afterEach(() => {
  vi.useRealTimers();
});

const shown = () => list.shownToasts().map(({ id, leaving }) => (leaving ? `${id} leaves` : id));

describe('the words in the corner', () => {
  it('are three at once; the next comes as soon as one begins to leave', () => {
    for (const id of ['a', 'b', 'c', 'd']) list.showToast({ id, message: id });
    expect(shown()).toEqual(['a', 'b', 'c']);
    list.hideToast('b');
    expect(shown()).toEqual(['a', 'b leaves', 'c', 'd']);
    vi.advanceTimersByTime(list.PASSAGE_MILLISECONDS);
    expect(shown()).toEqual(['a', 'c', 'd']);
  });

  it('stand once for one id, and come again after they have begun to leave', () => {
    list.showToast({ id: 'a', message: 'first' });
    list.showToast({ id: 'a', message: 'second' });
    expect(list.shownToasts().map(({ message }) => message)).toEqual(['first']);
    list.hideToast('a');
    list.showToast({ id: 'a', message: 'third' });
    vi.advanceTimersByTime(list.PASSAGE_MILLISECONDS);
    expect(list.shownToasts().map(({ message }) => message)).toEqual(['third']);
  });

  it('are never shown when they are taken back while they wait', () => {
    for (const id of ['a', 'b', 'c', 'd']) list.showToast({ id, message: id });
    list.hideToast('d');
    list.hideToast('a');
    vi.advanceTimersByTime(list.PASSAGE_MILLISECONDS);
    expect(shown()).toEqual(['b', 'c']);
  });

  it('are of success and pass where nothing else is said, each with an id of its own', () => {
    const ids = [list.showToast({ message: 'x' }), list.showToast({ message: 'x' })];
    expect(new Set(ids).size).toBe(2);
    expect(list.shownToasts()).toMatchObject([
      { tone: 'good', lasting: false },
      { tone: 'good', lasting: false },
    ]);
  });
});
