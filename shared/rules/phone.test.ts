import { describe, expect, it } from 'vitest';
import { maskPhone, readPhone } from './phone.ts';

describe('a phone number', () => {
  it.each(['+7 (916) 123-45-67', '8 916 123 45 67', '89161234567', '79161234567', '916 123-45-67', '+79161234567'])(
    'is read however it is typed: %s',
    (typed) => {
      expect(readPhone(typed)).toBe('+79161234567');
    },
  );

  it('may be of another country', () => {
    expect(readPhone('+998 90 123 45 67')).toBe('+998901234567');
    expect(readPhone('+992 900 12 34 56')).toBe('+992900123456');
  });

  it.each(['', '123', '+7916123456', '+791612345678', 'нет', '+0123456789', '+7916123456a', '916123456'])(
    'is none: «%s»',
    (typed) => {
      expect(readPhone(typed)).toBeNull();
    },
  );

  it('is shown by its beginning and its last two digits', () => {
    expect(maskPhone('+79161234567')).toBe('+7 ··· 67');
  });
});
