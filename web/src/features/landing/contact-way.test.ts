import { describe, expect, it } from 'vitest';
import { contactWay } from './contact-way.ts';

const botUrl = 'https://t.me/romashka_hr_bot';
const supportEmail = 'help@tonus.example';

describe('contactWay', () => {
  it.each([
    ['the bot, in a tab of its own', { botUrl, supportEmail }, { href: botUrl, away: true }],
    ['a letter where there is no bot', { supportEmail }, { href: 'mailto:help@tonus.example' }],
    ['the page that says so where there is neither', {}, { href: '/contact' }],
  ])('leads to %s', (_, facts, way) => {
    expect(contactWay(facts)).toEqual(way);
  });
});
