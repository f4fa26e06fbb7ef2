import { expect, it } from 'vitest';
import { sectionsOf } from './page-sections.ts';

const botUrl = 'https://t.me/romashka_hr_bot';
const supportEmail = 'help@tonus.example';
const count = (page: Parameters<typeof sectionsOf>[0], facts: Parameters<typeof sectionsOf>[1]) =>
  sectionsOf(page, facts).length;
const linksOf = (...told: Parameters<typeof sectionsOf>) => sectionsOf(...told).flatMap(({ links }) => links);

it('names who answers for the data, and where these lie, only where the deployment says so', () => {
  const facts = { operator: 'Daisy Ltd', residency: 'In the EU' };
  const said = (page: 'privacy' | 'terms' | 'contact') => JSON.stringify(sectionsOf(page, facts));
  expect(said('privacy')).toContain('Daisy Ltd');
  expect(said('privacy')).toContain('In the EU.');
  expect(count('privacy', facts)).toBe(count('privacy', {}) + 2);
  expect(count('terms', facts)).toBe(count('terms', {}) + 1);
  expect(count('contact', facts)).toBe(count('contact', {}) + 1);
});

it('says how to write where somebody can be written to, and that nobody can where not', () => {
  expect(count('contact', {})).toBe(1);
  expect(count('contact', { supportEmail })).toBe(3);
  expect(linksOf('contact', {})).toEqual([]);
  expect(linksOf('contact', { supportEmail })).toEqual([{ href: `mailto:${supportEmail}`, name: supportEmail }]);
  expect(linksOf('contact', { supportEmail, botUrl }).map(({ href }) => href)).toEqual([
    botUrl,
    `mailto:${supportEmail}`,
  ]);
});

it('leaves out a link to the bot that is not there, and leads whoever wants to write to what is', () => {
  expect(linksOf('help', {}).map(({ href }) => href)).toEqual(['/contact', '/security']);
  expect(linksOf('help', { botUrl })[0]).toMatchObject({ href: botUrl, away: true });
  expect(linksOf('careers', {}).map(({ href }) => href)).toEqual(['/contact']);
  expect(linksOf('careers', { supportEmail }).map(({ href }) => href)).toEqual([`mailto:${supportEmail}`]);
});
