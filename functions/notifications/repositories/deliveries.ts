import { keys } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { update, type Write } from '#data/writes.ts';
import { CHANNELS, type Channel } from '#shared/channels/index.ts';
import { seconds } from '#shared/rules/seconds.ts';

/** What became of messages by a channel. */
export interface Delivered {
  readonly sent: number;
  readonly refused: number;
  readonly blocked: number;
}

const OUTCOMES = ['sent', 'refused', 'blocked'] as const;
const DAY_MILLISECONDS = 86_400_000;
const SHOWN_DAYS = 30;
/** Longer than any of its days is shown. */
const KEEP_SECONDS = 70 * 24 * 60 * 60;

/** Counts what became of a job's messages by a channel, for its last transaction; nothing where there was none. */
export function deliveredWrite(workspaceId: string, channel: Channel, delivered: Delivered, now: Date): Write[] {
  const [month, day] = placeOf(now);
  const add = Object.fromEntries(
    OUTCOMES.filter((outcome) => delivered[outcome] > 0).map((outcome) => [`${outcome}${day}`, delivered[outcome]]),
  );
  if (Object.keys(add).length === 0) return [];
  const set = { type: 'deliveries', ttl: seconds(now) + KEEP_SECONDS };
  return [update(keys.deliveries(workspaceId, month, channel), { set, add })];
}

/** How many messages about runs went out by each channel: an item a month and channel, with a number for each day. */
export function createDeliveries(table: Table) {
  return {
    /** Those of the last thirty days, of each channel. */
    async lately(workspaceId: string, now: Date): Promise<({ channel: Channel } & Delivered)[]> {
      const days = Array.from({ length: SHOWN_DAYS }, (_, back) =>
        placeOf(new Date(now.getTime() - back * DAY_MILLISECONDS)),
      );
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
