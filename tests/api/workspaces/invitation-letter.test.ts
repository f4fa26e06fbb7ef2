import { expect, it } from 'vitest';
import { invitation } from '#functions/jobs/mails/invitation.ts';

const SITE = 'https://tonus.example';
const letter = (workspace: string, inviter = 'Анна Петрова') =>
  invitation({ workspace, inviter, role: 'hr', token: 'abc_-1', expiresAt: '2026-11-28T09:00:00.000Z' }, SITE);

it('leads to the site of this stage, in the text and in the HTML', () => {
  const { text, html, subject } = letter('Ромашка');
  expect(subject).toBe('Приглашение в «Ромашка»');
  expect(text).toContain(`${SITE}/invitation/abc_-1`);
  expect(html).toContain(`href="${SITE}/invitation/abc_-1"`);
  expect(text).toContain('Ваша роль: hr');
});

it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', `' onmouseover='alert(1)`, '&lt;b&gt;'])(
  'shows the name %s as text in the HTML, and as it is in the text',
  (name) => {
    for (const { text, html } of [letter(name), letter('Ромашка', name)]) {
      expect(text).toContain(name);
      expect(html).not.toContain(name);
      expect(html).not.toMatch(/<script|<img|onmouseover='/);
    }
  },
);

it.each(['🌼 «Ромашка» Ко', 'شركة الاختبار'])('keeps the name %s whole', (name) => {
  const { text, html, subject } = letter(name);
  for (const part of [text, html, subject]) expect(part).toContain(name);
});

it('has a subject of one line, whatever the name holds', () => {
  expect(letter('Ромашка\r\nBcc: all@example.com').subject).toBe('Приглашение в «Ромашка Bcc: all@example.com»');
});
