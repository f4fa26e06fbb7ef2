import { expect, it } from 'vitest';
import { POLL_TEMPLATES } from './poll-templates.ts';
import { asksOnePerson } from './one-person.ts';

it('polls made of «Первый месяц» and «Опрос при увольнении» are meant for one person, and no others', () => {
  const questionsOf = ({ questions }: (typeof POLL_TEMPLATES)[number]) =>
    questions.map(({ text }) => ({ text })) as Parameters<typeof asksOnePerson>[0]['questions'];
  const found = POLL_TEMPLATES.filter((template) => asksOnePerson({ questions: questionsOf(template) }));
  expect(found.map(({ id }) => id)).toEqual(['onboarding-30', 'exit']);
  for (const { anonymous } of found) expect(anonymous).toBe(false);
});
