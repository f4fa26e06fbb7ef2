import { expect, it } from 'vitest';
import { readToken } from './link.ts';

const poll = '6f1d1c1e-2f6b-4c7e-9a52-0c8f6f0f7a11';

it('finds the public token in the address (B2-50)', () => {
  expect(readToken(`/app/poll/${poll}/anonymous/a%2Fb_c-d/take`)).toBe('a/b_c-d');
  expect(readToken(`/app/poll/${poll}/anonymous/abc/take/`)).toBe('abc');
});

it.each([
  '/',
  `/app/poll/${poll}/take`,
  `/app/poll/${poll}/anonymous//take`,
  `/app/poll/${poll}/anonymous/%E0%A4%A/take`,
  '/app/poll/not_hex/anonymous/abc/take',
])('takes %s for no link (A2.1-08)', (pathname) => {
  expect(readToken(pathname)).toBeNull();
});
