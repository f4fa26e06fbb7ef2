import { describe, expect, it } from 'vitest';
import { isMailAddress, withAsciiDomain } from './email-address.ts';

describe('isMailAddress', () => {
  it.each([
    'anna@romashka.ru',
    "o'neil+tonus@mail.example.co.uk",
    'a.b-c_d@xn--80a1acny.xn--p1ai',
    'x@y.io',
    `${'a'.repeat(64)}@romashka.ru`,
    'anna@3m.com',
  ])('takes %s', (address) => {
    expect(isMailAddress(address)).toBe(true);
  });

  it.each([
    ['two dots', 'a..b@romashka.ru'],
    ['a dot at the beginning', '.a@romashka.ru'],
    ['a dot before the @', 'a.@romashka.ru'],
    ['a local part of 65 characters', `${'a'.repeat(65)}@romashka.ru`],
    ['a domain that is too long', `a@${'a.'.repeat(126)}ru`],
    ['a label of 64 characters', `a@${'b'.repeat(64)}.ru`],
    ['a control character', 'an\u0001na@romashka.ru'],
    ['NUL at the end', 'anna@romashka.ru\0'],
    ['a zero-width space at the end', 'anna@romashka.ru\u200B'],
    ['a turn of direction', 'anna\u202E@romashka.ru'],
    ['a local part that is not ASCII', 'анна@romashka.ru'],
    ['a quoted local part', '"anna"@romashka.ru'],
    ['two @', 'anna@x@romashka.ru'],
    ['no local part', '@romashka.ru'],
    ['no domain', 'anna@'],
    ['one label', 'anna@romashka'],
    ['an empty label', 'anna@romashka..ru'],
    ['a hyphen at the end of a label', 'anna@romashka-.ru'],
    ['a hyphen at the beginning of a label', 'anna@-romashka.ru'],
    ['an underscore in the domain', 'anna@roma_shka.ru'],
    ['an IP address', 'anna@192.168.0.1'],
    ['an address literal', 'anna@[192.168.0.1]'],
    ['a dot at the end', 'anna@romashka.ru.'],
    ['a domain that is not ASCII', 'anna@почта.рф'],
    ['no @', 'anna'],
    ['nothing', ''],
  ])('refuses %s', (_, address) => {
    expect(isMailAddress(address)).toBe(false);
  });
});

describe('withAsciiDomain', () => {
  it.each([
    ['anna@почта.рф', 'anna@xn--80a1acny.xn--p1ai'],
    ['anna@bücher.example', 'anna@xn--bcher-kva.example'],
    ['anna@bu\u0308cher.example', 'anna@xn--bcher-kva.example'],
    ['anna@romashka.ru', 'anna@romashka.ru'],
    ['anna@xn--80a1acny.xn--p1ai', 'anna@xn--80a1acny.xn--p1ai'],
  ])('writes %s as %s', (typed, ascii) => {
    expect(withAsciiDomain(typed)).toBe(ascii);
  });

  it.each([
    'anna',
    'anna@почта.рф\u200B',
    'anna@почта .рф',
    'anna@почта.рф/x',
    'anna@почта.рф:80',
    'anna@поч%74а.рф',
    '',
  ])('leaves %j alone, which is no address', (typed) => {
    expect(withAsciiDomain(typed)).toBe(typed);
    expect(isMailAddress(typed)).toBe(false);
  });
});
