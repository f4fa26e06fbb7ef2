import { describe, expect, it } from 'vitest';
import { digestAfter, nextNightlyRun } from './nightly-run.ts';
import { MINUTE_MS } from './durations.ts';

const at = (text: string) => new Date(text);

describe('the next night', () => {
  it('is later today while its moment is to come, and tomorrow from that moment on', () => {
    const offset = 17 * MINUTE_MS;
    expect(nextNightlyRun(offset, at('2026-11-22T00:16:59.999Z'))).toEqual(at('2026-11-22T00:17:00.000Z'));
    expect(nextNightlyRun(offset, at('2026-11-22T00:17:00.000Z'))).toEqual(at('2026-11-23T00:17:00.000Z'));
    expect(nextNightlyRun(offset, at('2026-12-31T23:59:00.000Z'))).toEqual(at('2027-01-01T00:17:00.000Z'));
  });

  it('lies in the hour after 3:00 in Moscow, whatever the offset', () => {
    for (const offset of [0, 3_599_999, 3_600_000, 4_294_967_295]) {
      const hour = nextNightlyRun(offset, at('2026-11-22T12:00:00.000Z')).toISOString().slice(0, 13);
      expect(hour).toBe('2026-11-23T00');
    }
  });
});

describe('the digest', () => {
  it('follows the night of a Monday, in the hour after 9:00 in Moscow, and no other', () => {
    expect(digestAfter(at('2026-11-23T00:17:00.000Z'))).toEqual(at('2026-11-23T06:17:00.000Z'));
    for (let day = 24; day < 30; day++) expect(digestAfter(at(`2026-11-${day}T00:17:00.000Z`))).toBeNull();
  });
});
