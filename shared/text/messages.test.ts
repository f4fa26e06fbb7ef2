import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { POLL_LANGUAGES } from '../rules/poll-languages.ts';
import { smsParts } from '../rules/sms.ts';
import { TO_RESPONDENTS } from './current.ts';
import type { letterFrame } from './ru/notifications/letter-frame.ts';
import type { runsLetters } from './ru/runs/letters.ts';
import type { runMessages } from './ru/runs/messages.ts';

interface Said {
  readonly letterFrame: typeof letterFrame;
  readonly runsLetters: typeof runsLetters;
  readonly runMessages: typeof runMessages;
}

async function saidIn(language: string): Promise<Said> {
  const files = TO_RESPONDENTS.map((file) => import(join(import.meta.dirname, language, `${file}.ts`)));
  return Object.assign({}, ...(await Promise.all(files))) as Said;
}
const ALL = Object.fromEntries(
  await Promise.all(POLL_LANGUAGES.map(async (language) => [language, await saidIn(language)] as const)),
) as Record<string, Said>;

describe.each(POLL_LANGUAGES)('what is sent in %s', (language) => {
  const { letterFrame: frame, runsLetters: letters, runMessages: messages } = ALL[language]!;

  it('is in no other language', () => {
    const sentences = (said: Said) => [
      said.letterFrame.greeting,
      said.runsLetters.invitation.subject,
      said.runsLetters.reminder.subject,
      said.runsLetters.leaver.subject,
      said.runMessages.invitation,
      said.runMessages.reminder,
      said.runMessages.reminderToAll,
      said.runMessages.smsReminder(''),
      said.runMessages.bot.connected,
      said.runMessages.sms(''),
    ];
    const others = POLL_LANGUAGES.filter((one) => one !== language).flatMap((one) => sentences(ALL[one]!).slice(1));
    for (const sentence of sentences(ALL[language]!).slice(1)) expect(others).not.toContain(sentence);
    expect(frame.language).toBe(language);
  });

  it('is an SMS of one part, with its link', () => {
    const link = `https://tonus.example/c/xxxxxxxxxx?lang=${language}`;
    for (const text of [messages.sms(link), messages.smsReminder(link)]) {
      expect([text, smsParts(text)]).toEqual([expect.stringContaining(link), 1]);
    }
  });

  it('tells until when it can be answered, by the clock of Moscow', () => {
    const midnight = '2026-12-31T21:30:00.000Z';
    expect(letters.reminder.canAnswer(midnight)).toMatch(/00[:.]30/);
    expect(letters.reminder.canAnswer(midnight)).toMatch(/(?<!\d)1(?!\d)/);
    expect(letters.invitation.footnote(midnight)).toContain(letters.reminder.canAnswer(midnight));
    expect(letters.invitation.footnote(null)).not.toContain('null');
  });
});

it('is of the alphabet of GSM in Uzbek of Latin letters, whose ʻ would make it twice as dear', () => {
  const long = `https://tonus.example/${'x'.repeat(100)}`;
  expect(smsParts(ALL['uz']!.runMessages.sms(long))).toBe(1);
  expect(smsParts(ALL['uz']!.runMessages.smsReminder(long))).toBe(1);
  expect(smsParts(ALL['kk']!.runMessages.sms(long))).toBeGreaterThan(1);
});
