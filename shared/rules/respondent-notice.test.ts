import { expect, it } from 'vitest';
import { isPublished, noticeAt, noticeKindOf, noticesShown } from './respondent-notice.ts';

const EDITIONS = ['2026-11-30', '2027-02-01', '2027-06-15'];
const at = (text: string) => new Date(text);

it('asks for a consent where answers are read as one said them, and tells where nobody can be known', () => {
  expect(noticeKindOf({ anonymous: false })).toBe('consent');
  expect(noticeKindOf({ anonymous: true })).toBe('notice');
});

it('shows a new edition from its day on, by the clock of Moscow, and never before', () => {
  expect(noticeAt(at('2027-01-31T20:59:59Z'), EDITIONS)).toBe('2026-11-30');
  expect(noticeAt(at('2027-01-31T21:00:00Z'), EDITIONS)).toBe('2027-02-01');
  expect(isPublished('2027-02-01', at('2027-01-31T20:59:59Z'))).toBe(false);
  expect(noticeAt(at('2020-01-01T00:00:00Z'), EDITIONS)).toBe('2026-11-30');
});

it('says which editions the page of a run has shown, from its opening to its end', () => {
  expect(noticesShown('2027-01-10T09:00:00Z', at('2027-02-20T09:00:00Z'), EDITIONS)).toEqual(EDITIONS.slice(0, 2));
  expect(noticesShown('2027-02-01T09:00:00Z', at('2027-02-20T09:00:00Z'), EDITIONS)).toEqual(['2027-02-01']);
  expect(noticesShown(null, at('2027-02-20T09:00:00Z'), EDITIONS)).toEqual([]);
});

it('says none of runs that were over before there was an edition', () => {
  expect(noticesShown('2026-10-01T09:00:00Z', at('2026-10-20T09:00:00Z'), EDITIONS)).toEqual([]);
});
