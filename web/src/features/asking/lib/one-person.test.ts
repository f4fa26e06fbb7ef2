import { expect, it } from 'vitest';
import { asksOnePerson } from '#shared/rules/one-person.ts';
import { POLL_TEMPLATES } from './poll-templates.ts';

it('ready polls with names are meant for one person, and no others: none of them asks everybody by default', () => {
  const forOne = POLL_TEMPLATES.filter(asksOnePerson);
  expect(forOne.map(({ id }) => id)).toEqual(['onboarding-30', 'onboarding-60', 'onboarding-90', 'exit']);
  expect(forOne).toEqual(POLL_TEMPLATES.filter(({ anonymous }) => !anonymous));
  for (const { about } of forOne) expect(about).toContain('При запуске выберите этого человека.');
});
