import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it('are the first letters, in capitals', () => {
    expect(initials('анна', 'Петрова')).toBe('АП');
  });

  it('leave a missing name out', () => {
    expect(initials('', 'Петрова')).toBe('П');
  });

  it('never cut an emoji in half', () => {
    expect(initials('🙂', 'Петрова')).toBe('🙂П');
  });
});
