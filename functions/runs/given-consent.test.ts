import { expect, it } from 'vitest';
import { noticeEditionsOf } from './given-consent.ts';
import { editionsShown } from './repositories/opened-run.ts';

const FIRST = '2026-11-30';
const ways = { allowAnonymousLink: true, codes: null, kiosks: null, contacts: null };
const opened = { ...ways, openedAt: '2026-11-30T09:00:00.000Z', closedAt: null, noticeEditions: [FIRST] };
const NOW = new Date('2026-12-10T09:00:00.000Z');

it('keeps the editions a run was written down with, whatever has been published since', () => {
  const closed = { ...opened, closedAt: '2026-12-01T09:00:00.000Z', noticeEditions: ['2026-05-01'] };
  expect(noticeEditionsOf(closed, NOW)).toEqual(['2026-05-01']);
  expect(editionsShown({ ...opened, noticeEditions: ['2026-05-01'] }, NOW)).toEqual(['2026-05-01', FIRST]);
});

it('works them out where nobody has written them down, and says none of a run that members alone answer', () => {
  expect(noticeEditionsOf({ ...opened, closedAt: '2026-12-01T09:00:00.000Z', noticeEditions: [] }, NOW)).toEqual([
    FIRST,
  ]);
  expect(noticeEditionsOf({ ...opened, allowAnonymousLink: false }, NOW)).toEqual([]);
});
