import { expect, it } from 'vitest';
import { MAILS } from '#functions/jobs/mails/index.ts';

const SITE = 'https://tonus.example';
const link = { token: 'abc_-1', expiresAt: '2026-11-28T09:00:00.000Z' };

it.each([
  ['new password', MAILS['password-reset']({ firstName: 'Анна', ...link }, SITE), `${SITE}/reset-password/abc_-1`],
  ['new address', MAILS['email-change'](link, SITE), `${SITE}/confirm-email/abc_-1`],
])('the letter about a %s leads to the site of this stage and says until when, in text and HTML', (_, letter, url) => {
  expect(letter.text).toContain(url);
  expect(letter.html).toContain(`href="${url}"`);
  for (const form of [letter.text, letter.html]) expect(form).toContain('28 ноября в 12:00 по Москве');
});

it('the letters without a link say what happened and what to do', () => {
  const values = { firstName: 'Анна', newEmail: 'new@example.com' };
  expect(MAILS['password-changed'](values, SITE).text).toContain('Забыли пароль?');
  expect(MAILS['email-change-asked'](values, SITE).text).toContain('new@example.com');
  expect(MAILS['email-change-asked'](values, SITE).text).toContain('смените пароль');
  expect(MAILS['email-changed'](values, SITE).text).toContain('new@example.com');
});

it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>'])(
  'a name is text, whatever it looks like: %s',
  (name) => {
    const values = { firstName: name, newEmail: 'new@example.com', ...link };
    for (const template of ['password-reset', 'password-changed', 'email-change-asked', 'email-changed'] as const) {
      const { html, text } = MAILS[template](values, SITE);
      expect(text).toContain(name);
      expect(html).not.toContain(name);
    }
  },
);
