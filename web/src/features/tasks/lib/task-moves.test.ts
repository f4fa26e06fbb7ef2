import { describe, expect, it } from 'vitest';
import { compareByRank } from '#shared/rules/own-tasks.ts';
import type { Task } from '#shared/models/task.ts';
import { makeTask } from '#web/test-support/make-task.ts';
import { MoveQueue, pendingMove, withMoves, type MoveTarget } from './task-moves.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const CLOSED = '2026-11-20T12:00:00.000Z';
const [a, b, c] = ['a', 'b', 'c'].map((id) => makeTask({ id, rank: id }));
const done = makeTask({ id: 'd', rank: 'd', status: 'COMPLETED', closed_date: CLOSED });
const tasks: readonly Task[] = [a!, b!, c!, done];

function order(moved: readonly Task[], status: Task['status']): string[] {
  return moved
    .filter((task) => task.status === status)
    .toSorted(compareByRank)
    .map(({ id }) => id);
}

function lastOf(moved: readonly Task[]): string {
  return order(moved, 'COMPLETED').at(-1)!;
}

describe('a move that is not answered yet', () => {
  it.each<[string, Task, MoveTarget, Task['status'], string[]]>([
    ['between two others', c!, { status: 'NEW', after: 'a', before: 'b' }, 'NEW', ['a', 'c', 'b']],
    ['to the top', c!, { status: 'NEW', after: null, before: 'a' }, 'NEW', ['c', 'a', 'b']],
    ['to the bottom', a!, { status: 'NEW', after: 'c', before: null }, 'NEW', ['b', 'c', 'a']],
    ['below a task that is gone', a!, { status: 'NEW', after: 'gone', before: 'c' }, 'NEW', ['b', 'a', 'c']],
    ['to another column, below a task', a!, { status: 'COMPLETED', after: 'd', before: null }, 'COMPLETED', ['d', 'a']],
    ['to another column without a place', a!, { status: 'COMPLETED' }, 'COMPLETED', ['a', 'd']],
    ['to its own column without a place', b!, { status: 'NEW' }, 'NEW', ['a', 'b', 'c']],
  ])('%s is shown there', (_name, task, target, status, shown) => {
    expect(order(withMoves(tasks, [pendingMove(tasks, task, target, NOW)]), status)).toEqual(shown);
  });

  it.each<[string, MoveTarget, string[]]>([
    ['to the top', { status: 'COMPLETED' }, ['c', 'b', 'a', 'd']],
    ['to the bottom', { status: 'COMPLETED', after: 'd', before: null }, ['d', 'a', 'b', 'c']],
  ])('%s comes after others that are not answered either, in their order', (_name, target, shown) => {
    let moved = tasks;
    for (const task of [a!, b!, c!]) {
      const own = target.after === 'd' ? { ...target, after: lastOf(moved) } : target;
      moved = withMoves(moved, [pendingMove(moved, task, own, NOW)]);
    }
    expect(order(moved, 'COMPLETED')).toEqual(shown);
  });

  it('right below the same task comes before the one that was put there earlier', () => {
    let moved = tasks;
    for (const task of [a!, b!]) {
      const target = { status: 'COMPLETED', after: 'd' } as const;
      moved = withMoves(moved, [pendingMove(moved, task, target, NOW)]);
    }
    expect(order(moved, 'COMPLETED')).toEqual(['d', 'b', 'a']);
  });

  it.each([
    ['NEW', a!, null],
    ['IN_PROGRESS', done, null],
    ['COMPLETED', a!, NOW.toISOString()],
    ['CANCELLED', a!, NOW.toISOString()],
    // Within its column its day stays; from one closed column to the other it is closed anew, as the server says too.
    ['COMPLETED', done, CLOSED],
    ['CANCELLED', done, NOW.toISOString()],
  ] as const)('to %s closes the task when that is due (B4-03, B4-04)', (status, task, closed) => {
    const move = pendingMove(tasks, task, { status }, NOW);
    expect(move.closedDate).toBe(closed);
    expect(withMoves(tasks, [move]).find(({ id }) => id === task.id)?.closed_date).toBe(closed);
  });

  it('leaves all others the same objects, and all of them where nothing moves', () => {
    expect(withMoves(tasks, [])).toBe(tasks);
    const moved = withMoves(tasks, [pendingMove(tasks, a!, { status: 'COMPLETED' }, NOW)]);
    expect(moved.slice(1).every((task, index) => task === tasks[index + 1])).toBe(true);
  });
});

describe('moves one after another', () => {
  it('are sent in their order, each from the version the one before has left', async () => {
    const sent: string[] = [];
    const queue = new MoveQueue();
    const answers: (() => void)[] = [];
    const move = pendingMove(tasks, a!, { status: 'IN_PROGRESS' }, NOW);
    const send = (name: string) => async (version: number) => {
      sent.push(`${name} ${version}`);
      await new Promise<void>((answer) => answers.push(answer));
      return { ...a!, version: version + 1 };
    };
    const first = queue.add(move, send('first'));
    const second = queue.add(move, send('second'));
    await expect.poll(() => answers.length).toBe(1);
    expect(sent).toEqual(['first 1']);
    answers[0]!();
    await first;
    await expect.poll(() => answers.length).toBe(2);
    answers[1]!();
    expect((await second).version).toBe(3);
    expect(sent).toEqual(['first 1', 'second 2']);
  });

  it('go on after one that failed', async () => {
    const queue = new MoveQueue();
    const move = pendingMove(tasks, a!, { status: 'IN_PROGRESS' }, NOW);
    const failed = queue.add(move, () => Promise.reject(new Error('no')));
    const next = queue.add(move, (version) => Promise.resolve({ ...a!, version }));
    await expect(failed).rejects.toThrow('no');
    expect((await next).version).toBe(1);
  });
});
