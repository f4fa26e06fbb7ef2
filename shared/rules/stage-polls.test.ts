import { describe, expect, it } from 'vitest';
import { isStageDue, NEWCOMER_STAGES, stagePoll, wasThereForLong } from './stage-polls.ts';
import { addDays } from './working-days.ts';

const today = '2026-11-30';
const hired = (days: number) => addDays(today, -days);

describe('who has reached a stage', () => {
  it.each([
    [29, false],
    [30, true],
    [37, true],
    [38, false],
    [400, false],
  ])('after %i days: %s, where it has been on for long', (days, due) => {
    expect(isStageDue('day_30', hired(days), { since: '2026-01-01', today })).toBe(due);
  });

  it('nobody whose day had come before it was switched on', () => {
    expect(isStageDue('day_30', hired(31), { since: today, today })).toBe(false);
    expect(isStageDue('day_30', hired(30), { since: today, today })).toBe(true);
  });
});

it('each stage of a newcomer asks five to seven questions, of which one is in words and may be left out, and one recommends', () => {
  for (const stage of NEWCOMER_STAGES) {
    const { questions } = stagePoll(stage);
    expect(questions.length).toBeGreaterThanOrEqual(5);
    expect(questions.length).toBeLessThanOrEqual(7);
    expect(questions.filter(({ type }) => type === 'TEXTAREA').map(({ required }) => required)).toEqual([false]);
    expect(questions.filter(({ theme }) => theme === 'enps')).toHaveLength(1);
  }
});

it('those who have left are asked eight questions, of which only the one in words may be left out, and none is an eNPS', () => {
  const { questions } = stagePoll('left');
  expect(questions).toHaveLength(8);
  expect(questions.filter(({ required }) => !required).map(({ type }) => type)).toEqual(['TEXTAREA']);
  expect(questions.filter(({ theme }) => theme === 'enps')).toEqual([]);
  expect(questions[0]).toMatchObject({ type: 'CHECKBOX', options: expect.arrayContaining(['Другое']) });
});

it('whoever was there for less than two weeks is not asked why they have left', () => {
  const now = new Date('2026-11-30T09:00:00.000Z');
  expect(wasThereForLong('2026-11-16T09:00:00.000Z', now)).toBe(true);
  expect(wasThereForLong('2026-11-16T09:00:01.000Z', now)).toBe(false);
});
