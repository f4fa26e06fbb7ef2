import { expect, it } from 'vitest';
import type { RunKind } from '#shared/rules/run-kinds.ts';
import { answersOf, pollOf, runOf } from '#tests/support/poll-data.ts';
import { analysePoll } from '#tests/support/said-analyses.ts';

const UNHAPPY = Array.from({ length: 6 }, () => 'Зарплата низкая, платят мало');
const LOW = { scale: '1-5' as const, scores: { 1: 6, 2: 6 } };

it.each([true, false])('an analysis of a survey (open: %s) speaks of no run and compares it with none', (open) => {
  const runs = [runOf(1, [LOW, {}], { asked: 40, open })];
  const told = (kind: RunKind) => analysePoll(pollOf(runs, answersOf(UNHAPPY), { type: 'PULSE', kind }));
  expect(JSON.stringify(told('poll'))).toMatch(/запуск/i);
  const survey = told('survey');
  expect(JSON.stringify(survey)).not.toMatch(/запуск/i);
  expect(JSON.stringify(survey)).toContain('следующем исследовании');
  expect(survey.facts.map(({ id }) => id).includes('compared')).toBe(open);
});
