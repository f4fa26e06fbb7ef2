import { describe, expect, it } from 'vitest';
import { toBoardTask } from '#shared/rules/own-tasks.ts';
import type { BoardTask } from '#shared/models/task.ts';
import { makeSuiteTask } from '#web/test-support/make-suite-task.ts';
import { makeTask } from '#web/test-support/make-task.ts';
import { inColumn, placeOf, targetAt } from './columns.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const own = (id: string, status: BoardTask['status'] = 'NEW') => toBoardTask(makeTask({ id, rank: id, status }), NOW);
const suite = (id: string, deadline: string | null) => makeSuiteTask({ id, deadline });
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => own(id));
const all = [d!, b!, suite('1', null), a!, suite('2', '2026-11-30T09:00:00Z'), c!, own('e', 'COMPLETED')];
const ids = (tasks: readonly BoardTask[]) => tasks.map(({ id }) => id);

describe('a column', () => {
  it('holds own tasks by rank, then Bitrix24’s by deadline', () => {
    expect(ids(inColumn(all, 'NEW', NOW))).toEqual(['a', 'b', 'c', 'd', '2', '1']);
    expect(ids(inColumn(all, 'COMPLETED', NOW))).toEqual(['e']);
    expect(ids(inColumn(all, 'CANCELLED', NOW))).toEqual([]);
  });

  it('counts a place among own tasks alone', () => {
    expect(placeOf(inColumn(all, 'NEW', NOW), c!)).toEqual({ status: 'NEW', index: 2 });
  });
});

describe('the neighbours of a place', () => {
  const column = inColumn(all, 'NEW', NOW);
  it.each([
    ['d', 0, null, 'a'],
    ['d', 1, 'a', 'b'],
    ['a', 2, 'c', 'd'],
    ['a', 3, 'd', null],
    ['e', 4, 'd', null],
  ])('of %s at %i are %j and %j', (moved, index, after, before) => {
    expect(targetAt(all, column, moved, { status: 'NEW', index })).toEqual({ status: 'NEW', after, before });
  });

  it('are those of the whole column where filters hide some of it', () => {
    const shown = [b!, d!];
    expect(targetAt(all, shown, 'e', { status: 'NEW', index: 0 })).toEqual({ status: 'NEW', after: 'a', before: 'b' });
    expect(targetAt(all, shown, 'e', { status: 'NEW', index: 1 })).toEqual({ status: 'NEW', after: 'b', before: 'c' });
    expect(targetAt(all, [], 'e', { status: 'NEW', index: 0 })).toEqual({ status: 'NEW', after: null, before: 'a' });
  });

  it('are none in an empty column', () => {
    expect(targetAt(all, [], 'a', { status: 'CANCELLED', index: 0 })).toEqual({
      status: 'CANCELLED',
      after: null,
      before: null,
    });
  });
});
