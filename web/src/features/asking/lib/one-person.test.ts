import { expect, it } from 'vitest';
import { asksOnePerson } from '#shared/rules/one-person.ts';
import { onePersonText as english } from '#shared/text/en/asking/one-person.ts';
import { onePersonText as russian } from '#shared/text/ru/asking/one-person.ts';
import { POLL_TEMPLATES } from './poll-templates.ts';

it('ready polls with names are meant for one person, and no others: none of them asks everybody by default', () => {
  const forOne = POLL_TEMPLATES.filter(asksOnePerson);
  expect(forOne.map(({ id }) => id)).toEqual(['onboarding-30', 'onboarding-60', 'onboarding-90', 'exit']);
  expect(forOne).toEqual(POLL_TEMPLATES.filter(({ anonymous }) => !anonymous));
  for (const { about } of forOne) expect(about).toContain('При запуске выберите этого человека.');
});

it('a question for one person is known in whichever language the poll was made', () => {
  for (const text of [...Object.values(english), ...Object.values(russian)])
    expect(asksOnePerson({ questions: [{ text }] })).toBe(true);
  expect(asksOnePerson({ questions: [{ text: 'How was your week?' }] })).toBe(false);
});
