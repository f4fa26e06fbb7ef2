import { describe, expect, it } from 'vitest';
import { smsParts, smsText } from './sms.ts';

describe('the parts of an SMS', () => {
  it.each([
    ['я', 70, 1],
    ['я', 71, 2],
    ['я', 134, 2],
    ['я', 135, 3],
    ['a', 160, 1],
    ['a', 161, 2],
    ['a', 306, 2],
    ['a', 307, 3],
    // Signs of the extension take two places.
    ['€', 80, 1],
    ['€', 81, 2],
    ['😀', 35, 1],
    ['😀', 36, 2],
    // No emoji stands in two parts: 33 of them in each of 67 places.
    ['😀', 66, 2],
    ['😀', 67, 3],
  ])('of «%s» %i times are as many as an operator counts', (sign, times, parts) => {
    expect(smsParts(sign.repeat(times))).toBe(parts);
  });

  it('are those of Cyrillic as soon as one sign is', () => {
    expect(smsParts(`${'a'.repeat(70)}я`)).toBe(2);
  });

  it('are one for the usual text with a short link', () => {
    const text = smsText('Вас ждёт опрос: {link}', 'https://tonus.example/c/abcde-fghjk');
    expect([text, smsParts(text)]).toEqual(['Вас ждёт опрос: https://tonus.example/c/abcde-fghjk', 1]);
  });
});
