import type { Seats } from '#shared/models/invitation.ts';

/** How many more may be invited; infinite where the plan has no limit. */
export function freeSeats({ limit, members, pending }: Seats): number {
  return limit === null ? Infinity : Math.max(0, limit - members - pending);
}
