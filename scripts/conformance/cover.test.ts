import { describe, expect, it } from 'vitest';
import { cover } from './cover.ts';

describe('the files that are run against DynamoDB Local', () => {
  it('make every kind of request, and are few', () => {
    const kinds = new Map([
      ['a', new Set(['get', 'put'])],
      ['b', new Set(['get', 'put', 'query'])],
      ['c', new Set(['query', 'transact'])],
      ['d', new Set(['get'])],
    ]);
    expect(cover(kinds)).toEqual(['b', 'c']);
  });

  it('are the same whatever order they are noted in', () => {
    const [a, b] = [
      ['a', new Set(['get'])],
      ['b', new Set(['get'])],
    ] as const;
    expect(cover(new Map([a, b]))).toEqual(['a']);
    expect(cover(new Map([b, a]))).toEqual(['a']);
  });
});
