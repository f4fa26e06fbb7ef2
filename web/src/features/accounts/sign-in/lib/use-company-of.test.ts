import { expect, it } from 'vitest';
import { domainOf } from './use-company-of.ts';

it.each([
  ['anna@Romashka.example', 'romashka.example'],
  [' anna@почта.рф ', 'почта.рф'],
  ['anna@romashka', null],
  ['anna@romashka.e', null],
  ['anna', null],
  ['a b@romashka.example', null],
])('the domain of “%s” is %s', (email, domain) => {
  expect(domainOf(email)).toBe(domain);
});
