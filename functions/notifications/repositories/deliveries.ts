import { keys } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { update, type Write } from '#data/writes.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import type { StoredNotice } from '../notice.ts';
import type { Lost } from '../delivery.ts';
import { CHANNELS, type Channel } from '#shared/channels/index.ts';
import { seconds } from '#shared/rules/seconds.ts';

/** What became of messages by a channel. */
interface Delivered {
  readonly sent: number;
  readonly refused: number;
  readonly blocked: number;
}

const OUTCOMES = ['sent', 'refused', 'blocked'] as const;
const SHOWN_DAYS = 30;
/** Longer than any of its days is shown. */
const KEEP_SECONDS = 70 * 24 * 60 * 60;

interface Attempt {
  /** What was written down of the run before. */
  readonly before: StoredNotice | null;
  readonly notice: StoredNotice;
  readonly lost: Lost;
}

/**
 * Counts what became of invitations, for the transaction that writes it down with the run: sent are those that had not
 * been written down before, so a job that is done again counts nobody twice, and one that died counts all of its own.
 */
export function deliveredWrites(workspaceId: string, { before, notice, lost }: Attempt, now: Date): Write[] {
  const [month, day] = placeOf(now);
  return CHANNELS.flatMap((channel) => {
    const sent = Math.max(0, toldBy(notice, channel) - toldBy(before, channel));
    const delivered: Delivered = { refused: 0, blocked: 0, ...lost.get(channel), sent };
    const happened = OUTCOMES.filter((outcome) => delivered[outcome] > 0);
    if (happened.length === 0) return [];
    const add = Object.fromEntries(happened.map((outcome) => [`${outcome}${day}`, delivered[outcome]]));
    const set = { type: 'deliveries', ttl: seconds(now) + KEEP_SECONDS };
    return [update(keys.deliveries(workspaceId, month, channel), { set, add })];
  });
}

function toldBy(notice: StoredNotice | null, name: Channel): number {
  return notice?.reached.find(({ channel }) => channel === name)?.people ?? 0;
}

/** How many messages about runs went out by each channel: an item a month and channel, with a number for each day. */
export function createDeliveries(table: Table) {
  return {
    /** Those of the last thirty days, of each channel. */
    async lately(workspaceId: string, now: Date): Promise<({ channel: Channel } & Delivered)[]> {
      const days = Array.from({ length: SHOWN_DAYS }, (_, back) => placeOf(new Date(now.getTime() - back * DAY_MS)));
      const months = [...new Set(days.map(([month]) => month))];
      const places = CHANNELS.flatMap((channel) => months.map((month) => ({ channel, month })));
      const items = await table.getMany(
        places.map(({ channel, month }) => keys.deliveries(workspaceId, month, channel)),
      );
      const itemOf = new Map(places.map(({ channel, month }, index) => [`${channel}#${month}`, items[index]]));
      return CHANNELS.map((channel) => {
        const sum = (outcome: (typeof OUTCOMES)[number]) =>
          days.reduce(
            (total, [month, day]) => total + numberIn(itemOf.get(`${channel}#${month}`), `${outcome}${day}`),
            0,
          );
        return { channel, sent: sum('sent'), refused: sum('refused'), blocked: sum('blocked') };
      });
    },
  };
}

/** The month and the day of it, in UTC. */
function placeOf(moment: Date): [month: string, day: string] {
  const [year, month, day] = moment.toISOString().slice(0, 10).split('-');
  return [`${year}-${month}`, day!];
}

function numberIn(item: Item | null | undefined, name: string): number {
  return Number(item?.[name] ?? 0);
}
