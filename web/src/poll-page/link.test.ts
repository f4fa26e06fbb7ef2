import { expect, it } from 'vitest';
import { placeOfCode, readCode, readLink, readOneTimeCode, readSurveyCode, readToken } from './link.ts';

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

it('finds the short code in the address, however it was typed', () => {
  expect(readCode('/p/4kd7x-m9tc2')).toBe('4kd7x-m9tc2');
  expect(readCode('/p/4KD7X%20M9TC2/')).toBe('4KD7X M9TC2');
  for (const wrong of ['/p', '/p/', '/p/a/b', '/s/4kd7x-m9tc2', '/p/%E0%A4%A']) expect(readCode(wrong)).toBeNull();
  expect(readToken('/p/4kd7x-m9tc2')).toBeNull();
});

it('finds the one-time code in the address, and that none was typed yet', () => {
  expect(readOneTimeCode('/c/4kd7x-m9tc2')).toBe('4kd7x-m9tc2');
  expect(readOneTimeCode('/en/c/4KD7X%20M9TC2/')).toBe('4KD7X M9TC2');
  for (const empty of ['/c', '/c/', '/en/c', '/c/%E0%A4%A']) expect(readOneTimeCode(empty)).toBe('');
  for (const wrong of ['/', '/c/a/b', '/p/4kd7x-m9tc2', '/code', '/app/c']) expect(readOneTimeCode(wrong)).toBeNull();
});

it('finds the one-time code of a survey, and one place for it however it was typed', () => {
  expect(readSurveyCode('/s/c/4kd7x-m9tc2')).toBe('4kd7x-m9tc2');
  expect(readSurveyCode('/en/s/c/4KD7X%20M9TC2/')).toBe('4KD7X M9TC2');
  for (const wrong of ['/s/c', '/s/our-pulse', '/c/4kd7x-m9tc2', '/s/c/a/b', '/s/c/%E0%A4%A'])
    expect(readSurveyCode(wrong)).toBeNull();
  expect(placeOfCode('4KD7X M9TC2')).toBe(placeOfCode('4kd7x-m9tc2'));
});

it('finds the link of a survey and of a report in the address', () => {
  expect(readLink('s', '/s/our-pulse')).toBe('our-pulse');
  expect(readLink('s', '/s/a%2Fb/')).toBe('a/b');
  expect(readLink('r', '/r/R7_x-y')).toBe('R7_x-y');
  for (const wrong of ['/s/', '/s', '/s/a/b', '/r/our-pulse', '/s/%E0%A4%A']) expect(readLink('s', wrong)).toBeNull();
});
