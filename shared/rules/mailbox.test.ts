import { describe, expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

describe('the box behind an address', () => {
  it.each([
    ['anna@romashka.ru', 'anna@romashka.ru'],
    ['ANNA@Romashka.RU', 'anna@romashka.ru'],
    ['anna+1@romashka.ru', 'anna@romashka.ru'],
    ['anna+a+b@romashka.ru', 'anna@romashka.ru'],
    ['a.n.n.a+x@googlemail.com', 'anna@gmail.com'],
    ['anna-petrova@ya.ru', 'anna.petrova@yandex.ru'],
    ['anna.petrova@yandex.com.tr', 'anna.petrova@yandex.ru'],
  ])('of %s is %s', (address, box) => {
    expect(mailboxOf(address)).toBe(box);
  });

  it.each([
    ['a.nna@romashka.ru', 'anna@romashka.ru'],
    ['anna@romashka.ru', 'anna@romashka.com'],
    ['anna@yandex.evil.com', 'anna@yandex.ru'],
    ['+1@romashka.ru', '+2@romashka.ru'],
  ])('of %s is another than that of %s', (one, other) => {
    expect(mailboxOf(one)).not.toBe(mailboxOf(other));
  });
});
