import { afterEach, expect, it } from 'vitest';
import { forgetUndo, keepUndo, keptUndo } from './kept-undo.ts';

const NOW = new Date('2026-11-30T10:00:00Z');
const undo = { log: { steps: [], added: 1, changed: 2 }, spared: new Set<string>(), at: NOW };
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

afterEach(() => forgetUndo('a'));

it('keeps the newest file of each workspace for a day, until it is taken back', () => {
  keepUndo('a', { ...undo, at: later(-2) });
  keepUndo('a', undo);
  expect([keptUndo('a', later(23))?.at, keptUndo('b', NOW)]).toEqual([NOW, null]);
  expect(keptUndo('a', later(24))).toBeNull();
  forgetUndo('a');
  expect(keptUndo('a', NOW)).toBeNull();
});
