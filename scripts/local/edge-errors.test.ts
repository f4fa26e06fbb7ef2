import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createErrorMemory } from './edge-errors.ts';

const NOT_THERE = { status: 404, headers: {}, body: Buffer.alloc(0) };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the memory of failures', () => {
  it('gives one again for ten seconds, and then asks anew', () => {
    const memory = createErrorMemory([]);
    memory.keep('/a', NOT_THERE);
    vi.advanceTimersByTime(9_999);
    expect(memory.recall('/a')).toBe(NOT_THERE);
    vi.advanceTimersByTime(1);
    expect(memory.recall('/a')).toBeUndefined();
  });

  it('forgets what nobody asks for again: it does not grow with every address that is not there', () => {
    const memory = createErrorMemory([]);
    for (let second = 0; second < 600; second++) {
      memory.keep(`/${second}`, NOT_THERE);
      vi.advanceTimersByTime(1_000);
    }
    expect(memory.size()).toBeLessThanOrEqual(11);
  });
});
