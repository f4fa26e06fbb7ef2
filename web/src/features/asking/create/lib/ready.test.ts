import { expect, it } from 'vitest';
import { surveySets } from '#shared/rules/survey-sets.ts';
import { POLL_TEMPLATES } from '#web/features/asking/lib/poll-templates.ts';
import { MAIN_READY, READY_FOR_OCCASIONS, readyFor, readyNamed } from './ready.ts';

const all = [...MAIN_READY, ...READY_FOR_OCCASIONS];

it('offers every ready poll and survey once, the pulse first', () => {
  expect(all).toHaveLength(POLL_TEMPLATES.length + surveySets().length);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(MAIN_READY.map(({ kind }) => kind)).toEqual(['pulse', 'enps', 'survey']);
});

it('says what a question is answered with, and which can be left out', () => {
  expect(readyNamed('pulse')!.questions.map(({ answer, required }) => [answer, required])).toEqual([
    ['0–10', true],
    ['0–10', true],
    ['словами', false],
    ['словами', false],
  ]);
  expect(readyNamed('enps')!.questions[0]!.answer).toBe('0–10');
  expect(readyNamed('survey-load')!.questions.map(({ answer }) => answer.replace('\u00a0', ' '))).toContain(
    '6 вариантов',
  );
  expect(readyNamed('no-such')).toBeUndefined();
});

it('finds by name, occasion and question, whatever the case', () => {
  expect(readyFor(all, 'УВОЛЬНЕНИИ').map(({ id }) => id)).toEqual(['exit']);
  expect(readyFor(all, 'порекомендуете ЗНАКОМЫМ').map(({ id }) => id)).toEqual(['enps']);
  expect(readyFor(all, 'космос')).toEqual([]);
});

it('knows what is asked of one person', () => {
  const one = all.filter((ready) => ready.kind !== 'survey' && ready.asksOne).map(({ id }) => id);
  expect(one).toEqual(['onboarding-30', 'onboarding-60', 'onboarding-90', 'exit']);
});
