import { describe, expect, it } from 'vitest';
import { checkRow, WHOLE_ROW } from './check-rows.ts';
import { moveIn, nextMistakeAfter } from './grid-place.ts';

const size = { rows: 20, columns: 4 };

describe('moveIn', () => {
  it.each([
    ['ArrowDown', { row: 6, column: 2 }],
    ['ArrowUp', { row: 4, column: 2 }],
    ['ArrowLeft', { row: 5, column: 1 }],
    ['ArrowRight', { row: 5, column: 3 }],
    ['PageDown', { row: 15, column: 2 }],
    ['PageUp', { row: 0, column: 2 }],
    ['Home', { row: 5, column: 0 }],
    ['End', { row: 5, column: 3 }],
    ['a', { row: 5, column: 2 }],
  ])('%s leads to %j', (key, place) => {
    expect(moveIn({ row: 5, column: 2 }, key, size)).toEqual(place);
  });

  it('stays the same place at an edge', () => {
    const corner = { row: 0, column: 0 };
    expect(moveIn(corner, 'ArrowUp', size)).toBe(corner);
    expect(moveIn(corner, 'Home', size)).toBe(corner);
  });
});

describe('nextMistakeAfter', () => {
  const rows = [2, 3, 9].map((number) =>
    checkRow({ number, cells: [] }, { kind: 'employees', columns: [], head: [], openEnd: null }),
  );
  // Of four columns of the file the second and the fourth are shown.
  const shown = [1, 3];
  const mistakes = new Map([
    [3, new Map([[3, 'не число']])],
    [
      9,
      new Map([
        [1, 'не адрес'],
        [WHOLE_ROW, 'лишнее'],
      ]),
    ],
  ]);

  it('goes from one to the next, and from the last to the first', () => {
    const first = nextMistakeAfter({ row: 0, column: 0 }, rows, shown, mistakes);
    expect(first).toEqual({ row: 1, column: 2 });
    const second = nextMistakeAfter(first!, rows, shown, mistakes);
    expect(second).toEqual({ row: 2, column: 0 });
    const third = nextMistakeAfter(second!, rows, shown, mistakes);
    expect(third).toEqual({ row: 2, column: 1 });
    expect(nextMistakeAfter(third!, rows, shown, mistakes)).toEqual(first);
  });

  it('knows of none', () => {
    expect(nextMistakeAfter({ row: 0, column: 0 }, rows, shown, new Map())).toBeNull();
  });
});
