import { expect, it } from 'vitest';
import { afterAsking, chooseQuestions, type LastAsked } from './question-rotation.ts';
import { addDays } from './working-days.ts';

const question = (index: number) => ({ id: `q${index}` });
const BANK = Array.from({ length: 10 }, (_, index) => question(index));

/** The ids asked in so many weekly runs. */
function runs(type: 'ENPS' | 'PULSE', perRun: number | null, count: number, bank = BANK): string[][] {
  let lastAsked: LastAsked = {};
  return Array.from({ length: count }, (_, week) => {
    const chosen = chooseQuestions({ type }, bank, perRun, lastAsked);
    lastAsked = afterAsking(lastAsked, bank, chosen, addDays('2026-11-23', 7 * week));
    return chosen.map(({ id }) => id);
  });
}

it('asks the question of eNPS in each of twelve runs and every other one equally often, up to one', () => {
  const asked = runs('ENPS', 4, 12);
  expect(asked.every((ids) => ids[0] === 'q0' && ids.length === 4)).toBe(true);
  const counts = BANK.slice(1).map(({ id }) => asked.flat().filter((one) => one === id).length);
  expect(counts).toEqual(Array.from({ length: 9 }, () => 4));
});

it('lets no question of twelve uneven runs wait longer than the others', () => {
  const asked = runs('PULSE', 3, 12);
  const counts = BANK.map(({ id }) => asked.flat().filter((one) => one === id).length);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  expect(asked[0]).toEqual(['q0', 'q1', 'q2']);
  expect(asked[3]).toEqual(['q0', 'q1', 'q9']);
});

it('asks all where there is no rotation, or no more questions than a run takes', () => {
  expect(runs('PULSE', null, 1)[0]).toHaveLength(10);
  expect(chooseQuestions({ type: 'ENPS' }, BANK.slice(0, 3), 5, {})).toEqual(BANK.slice(0, 3));
});

it('asks a new question first, keeps the order of the poll', () => {
  const lastAsked = Object.fromEntries(BANK.slice(0, 9).map(({ id }) => [id, '2026-11-23']));
  const chosen = chooseQuestions({ type: 'ENPS' }, BANK, 3, lastAsked);
  expect(chosen.map(({ id }) => id)).toEqual(['q0', 'q1', 'q9']);
});

it('forgets questions the poll no longer has', () => {
  expect(afterAsking({ gone: '2026-11-16', q1: '2026-11-16' }, BANK.slice(0, 2), [BANK[0]!], '2026-11-23')).toEqual({
    q0: '2026-11-23',
    q1: '2026-11-16',
  });
});
