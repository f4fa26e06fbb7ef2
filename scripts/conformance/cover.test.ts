import { describe, expect, it } from 'vitest';
import { cover } from './cover.ts';

const ALIKE = () => 1;

describe('the files that are run against DynamoDB Local', () => {
  it('make every kind of request, and are few', () => {
    const kinds = new Map([
      ['a', new Set(['get', 'put'])],
      ['b', new Set(['get', 'put', 'query'])],
      ['c', new Set(['query', 'transact'])],
      ['d', new Set(['get'])],
    ]);
    expect(cover(kinds, ALIKE)).toEqual(['b', 'c']);
  });

  it('are the same whatever order they are noted in', () => {
    const [a, b] = [
      ['a', new Set(['get'])],
      ['b', new Set(['get'])],
    ] as const;
    expect(cover(new Map([a, b]), ALIKE)).toEqual(['a']);
    expect(cover(new Map([b, a]), ALIKE)).toEqual(['a']);
  });

  it('are those that take little time', () => {
    const kinds = new Map([
      ['slow', new Set(['get', 'put', 'query'])],
      ['quick', new Set(['get', 'put'])],
      ['other', new Set(['query'])],
    ]);
    expect(cover(kinds, (file) => (file === 'slow' ? 60 : 1))).toEqual(['other', 'quick']);
  });
});
