import { describe, expect, it } from 'vitest';
import { keys } from '#data/keys.ts';
import type { Item } from '#data/table.ts';
import { eventsOfChanges } from './events-of-changes.ts';

const NOW = new Date('2026-11-30T09:00:00.000Z');
const KEY = keys.workspace('w');
const told = (old: Item | null, come: Item | null, sequence = '1') =>
  eventsOfChanges([{ key: KEY, sequence, old, new: come }], NOW);

describe('a change', () => {
  it.each([
    ['run.opened', null, { type: 'open-run', runId: 'r' }, { aboutId: 'r', memberId: null }],
    ['run.closed', { type: 'open-run', runId: 'r' }, null, { aboutId: 'r', memberId: null }],
    ['member.joined', null, { type: 'member', userId: 'u' }, { aboutId: null, memberId: 'u' }],
    ['member.left', { type: 'member', userId: 'u' }, null, { aboutId: null, memberId: 'u' }],
    ['task.created', null, { type: 'task', id: 't' }, { aboutId: 't', memberId: null }],
    ['rule.fired', null, { type: 'rule-entry', ruleId: 'x', outcome: 'done' }, { aboutId: 'x', memberId: null }],
  ])('is told as %s, by ids alone', (type, old, come, about) => {
    expect(told(old, come)).toEqual([{ id: expect.any(String), type, at: NOW.toISOString(), ...about }]);
  });

  it.each(['response', 'released', 'mark', 'code-mark', 'totals', 'access-mark', 'note', 'invitation', 'membership'])(
    'of a %s is told to nobody',
    (type) => {
      const item = { type, runId: 'r', id: 'i', userId: 'u', answers: ['10'] };
      expect([...told(null, item), ...told(item, null), ...told(item, { ...item })]).toEqual([]);
    },
  );

  it.each([
    ['a member', { type: 'member', userId: 'u' }],
    ['a task', { type: 'task', id: 't' }],
    ['an open run', { type: 'open-run', runId: 'r' }],
  ])('of what %s says tells of nothing that comes or goes', (_, item) => {
    expect(told(item, { ...item, version: 2 })).toEqual([]);
  });

  it('of a rule that did nothing is not told', () => {
    expect(told(null, { type: 'rule-entry', ruleId: 'x', outcome: 'skipped' })).toEqual([]);
  });

  it('has the same id each time the stream tells of it, and another one than any other', () => {
    const task = { type: 'task', id: 't' };
    const [[first], [again], [other]] = [told(null, task), told(null, task), told(null, task, '2')];
    expect(again).toEqual(first);
    expect(other!.id).not.toBe(first!.id);
  });
});
