import { expect, it } from 'vitest';
import { NewPoll } from '#shared/models/poll.ts';
import { newPollOf, POLL_TEMPLATES } from '#web/features/asking/lib/poll-templates.ts';
import { fromTemplate } from './from-template.ts';
import { questionsOf } from '../../lib/draft.ts';
import { asAsked, NEW_POLL, toNewPoll } from './poll-draft.ts';
import { isComplete } from './problems.ts';

const workspace = '6f1d1c1e-2f6b-4c7e-9a52-0c8f6f0f7a11';

it.each(POLL_TEMPLATES)('the template $id makes a poll the server takes', (template) => {
  const draft = fromTemplate(template, { ...NEW_POLL, publicLink: true });
  expect(NewPoll.safeParse(toNewPoll(draft, workspace)).success).toBe(true);
  expect(isComplete(draft)).toBe(true);
  expect(draft.publicLink).toBe(true);
  expect(questionsOf(draft).some(({ required }) => required)).toBe(true);
  expect(new Set(draft.items.map(({ id }) => id)).size).toBe(draft.items.length);
});

it.each(POLL_TEMPLATES)('the template $id is made at once as the form would make it', (template) => {
  expect(newPollOf(template, workspace)).toEqual(toNewPoll(fromTemplate(template, NEW_POLL), workspace));
});

it.each(POLL_TEMPLATES)(
  'the template $id is answered by link where it is anonymous, else as was chosen',
  (template) => {
    expect(fromTemplate(template, NEW_POLL).publicLink).toBe(template.anonymous);
    expect(NEW_POLL.publicLink).toBe(false);
  },
);

it('asks for the scale first in an eNPS poll alone', () => {
  const scales = POLL_TEMPLATES.filter(
    (template) => questionsOf(asAsked(fromTemplate(template, NEW_POLL)))[0]?.theme === 'enps',
  );
  expect(scales.map(({ id }) => id)).toEqual(['enps']);
});

it('asks on a scale wherever the question says what its numbers mean, and nowhere else', () => {
  for (const { type, questions } of POLL_TEMPLATES) {
    for (const [index, { text, scale }] of questions.entries()) {
      if (type === 'ENPS' && index === 0) continue;
      expect({ text, scale }).toEqual({ text, scale: /\b0 — .*10 — /.test(text) ? '0-10' : null });
      expect(text).not.toMatch(/[Чч]исло от/);
    }
  }
});

it.each(['exit', 'onboarding-30'])('«%s» asks one person under their name, and says so', (id) => {
  const template = POLL_TEMPLATES.find((one) => one.id === id)!;
  expect(fromTemplate(template, NEW_POLL)).toMatchObject({ type: 'PULSE', anonymous: false });
  expect(template.anonymity).toMatch(/^С именами: .*одного человека/);
  expect(template.about).toMatch(/При запуске выберите этого человека/);
});
