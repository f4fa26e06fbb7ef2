import { describe, expect, it } from 'vitest';
import { OVERTAKEN, untilNotOvertaken } from './attempts.ts';

describe('an attempt that was overtaken', () => {
  it('is made anew until it is not, and its result is that of the last', async () => {
    let made = 0;
    const result = await untilNotOvertaken('A counter', async () => (++made < 3 ? OVERTAKEN : made));
    expect(result).toBe(3);
  });

  it('is given up after so many, with words of what it was', async () => {
    let made = 0;
    const attempt = async () => (made++, OVERTAKEN);
    await expect(untilNotOvertaken('A counter', attempt, 4)).rejects.toThrow(
      'A counter is being changed again and again',
    );
    expect(made).toBe(4);
  });

  it('is not made anew after an error', async () => {
    let made = 0;
    const attempt = async () => {
      made += 1;
      throw new Error('Something else');
    };
    await expect(untilNotOvertaken('A counter', attempt)).rejects.toThrow('Something else');
    expect(made).toBe(1);
  });
});
