import { describe, expect, it } from 'vitest';
import { moved } from './moved.ts';

const SHOWN = new Set(['mail', 'telegram', 'max']);

describe('an order in which something is moved', () => {
  it.each([
    ['max', -1, ['mail', 'max', 'telegram', 'bitrix24']],
    ['mail', 1, ['telegram', 'mail', 'max', 'bitrix24']],
    ['max', -2, ['max', 'mail', 'telegram', 'bitrix24']],
    ['mail', -1, ['mail', 'telegram', 'max', 'bitrix24']],
    ['max', 1, ['mail', 'telegram', 'max', 'bitrix24']],
  ])('has %s by %i places elsewhere among what is shown', (item, by, order) => {
    expect(moved(['mail', 'bitrix24', 'telegram', 'max'], SHOWN, item, by)).toEqual(order);
  });
});
