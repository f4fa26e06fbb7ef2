import { describe, expect, it } from 'vitest';
import { ALL, CORE } from './all-guards.ts';
import { guardsIn } from './guard.ts';

describe('a guard', () => {
  it('says in one line what stands in its module and what is left of it', () => {
    const [swapped, taken] = guardsIn('a.ts', 'a.test.ts', {
      'the right one -> refuses (him|her)': 'if (a [-===-]{+!==+} b) refuse([-"x"-]);',
      'the other': '[-refuse();-]',
    });
    expect(swapped).toEqual({
      name: 'the right one',
      file: 'a.ts',
      from: 'if (a === b) refuse("x");',
      to: 'if (a !== b) refuse();',
      test: 'a.test.ts',
      only: /refuses (him|her)/,
    });
    expect(taken).toEqual({ name: 'the other', file: 'a.ts', from: 'refuse();', to: '', test: 'a.test.ts' });
  });

  it('has a name of its own, and changes something', () => {
    expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
    expect(ALL.filter(({ from, to }) => from === to || from === '').map(({ name }) => name)).toEqual([]);
    expect(ALL).toEqual(expect.arrayContaining([...CORE]));
  });
});
