import { expect, it } from 'vitest';
import { maskEmail } from './mask-email.ts';

it.each([
  ['anna@romashka.ru', 'a•••@romashka.ru'],
  ['a@romashka.ru', 'a•••@romashka.ru'],
  ['😀я@почта.рф', '😀•••@почта.рф'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
