import type { Channel } from '#shared/channels/index.ts';

/** By which of the chosen channels somebody is told, one after another until one reaches them: in their order, a letter at last. */
export function waysOf(order: readonly Channel[], chosen: readonly Channel[]): Channel[] {
  const ways = order.filter((channel) => chosen.includes(channel));
  return ways.includes('mail') ? ways : [...ways, 'mail'];
}
