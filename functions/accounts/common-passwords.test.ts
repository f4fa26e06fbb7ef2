import { expect, it } from 'vitest';
import { requireUncommon } from './common-passwords.ts';

const TEXT = 'Этот пароль слишком распространён, его подбирают первым. Придумайте другой';

it.each([
  'password',
  'PASSWORD',
  'Qwerty123',
  'йцукенгш',
  'Пароль123',
  '1q2w3e4r',
  '12345678',
  '987654321',
  'яяяяяяяя',
  'abcdefgh',
])('refuses %s', (password) => {
  expect(() => requireUncommon(password, 'password')).toThrow(
    expect.objectContaining({ code: 'invalid', issues: [{ path: 'password', message: TEXT }] }),
  );
});

it.each(['тонус-2026', 'восемь-8', 'correct horse', '12345679', 'aaaaaaab', 'password-of-mine'])(
  'takes %s',
  (password) => {
    expect(() => requireUncommon(password, 'password')).not.toThrow();
  },
);
