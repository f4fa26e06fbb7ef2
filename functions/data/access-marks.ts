import { createHash } from 'node:crypto';
import { keyOfScreen, type Shown } from '#shared/rules/access-log.ts';
import { fullHour } from '#shared/rules/full-hour.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { unlessChanged } from './conditions.ts';
import { keys } from './keys.ts';
import type { Table } from './table.ts';
import { insert } from './writes.ts';

/** That somebody saw something; the access log (functions/access-log) is made of these. */
export interface AccessMark {
  readonly workspaceId: string;
  /** Null where the account was deleted before it came into the log. */
  readonly userId: string | null;
  readonly kind: Shown;
  /** `run:{poll}/{run}` and so on; null where it is about several things, or about a member. */
  readonly about: string | null;
  /** The account whose record of a member was seen; null where it is about anything else. */
  readonly ofMember: string | null;
  readonly screen: string;
  readonly route: string;
  /** The full hour of it. */
  readonly at: string;
}

/** Longer than the stream keeps what was written. */
const KEPT_SECONDS = 3 * 24 * 60 * 60;
/** What this process has written down already; when there is more, it begins anew. */
const REMEMBERED_MAX = 5_000;

/** Notes that somebody sees something: all that a request does for the access log. */
export function createAccessMarks(table: Table) {
  const written = new Set<string>();
  return {
    /** Once for a person, a thing and a day: a plain write, and none where this process has made it. */
    async note(mark: Omit<AccessMark, 'at'>, now: Date): Promise<void> {
      const { workspaceId, userId, kind, about, ofMember, screen } = mark;
      // Who and what are not to be read from the key: the mark stays for days after it is in the log.
      const hash = createHash('sha256')
        // By a key of the API is another look than in person.
        .update(JSON.stringify([userId, kind, about, ofMember, keyOfScreen(screen)]))
        .digest('base64url');
      const key = keys.accessMark(workspaceId, moscowDay(now), hash);
      const place = `${key.pk} ${key.sk}`;
      if (written.has(place)) return;
      const ttl = seconds(now) + KEPT_SECONDS;
      await unlessChanged(table.write(insert({ ...key, type: 'access-mark', ...mark, at: fullHour(now), ttl })));
      if (written.size >= REMEMBERED_MAX) written.clear();
      written.add(place);
    },
  };
}
