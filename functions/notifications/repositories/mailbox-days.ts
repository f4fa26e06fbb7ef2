import { createHash } from 'node:crypto';
import type { Mail } from '#shared/models/mail.ts';
import { LETTER_RULES, UNASKED_PER_DAY } from '#shared/rules/letters.ts';
import { mailboxOf } from '#shared/rules/mailbox.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { keys, type Key } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { update, type Write } from '#data/writes.ts';

const KEPT_SECONDS = 2 * 24 * 60 * 60;
type Template = Mail['template'];

/** What mailboxes were sent today; a hash stands for each, and it expires. */
export function createMailboxDays(table: Table) {
  return {
    /** Those of the addresses whose mailboxes get no more of such letters today; as of this moment. */
    async full(addresses: readonly string[], template: Template, now: Date): Promise<ReadonlySet<string>> {
      const items = await table.getMany(
        addresses.map((address) => keyOf(address, now)),
        { consistent: true },
      );
      return new Set(addresses.filter((_, index) => isFull(items[index] ?? null, template)));
    },
  };
}

/**
 * One more letter to a mailbox in its day (Moscow), under the condition that there is room for it: to be written with
 * the letter, or with its handing over. Null for letters that are not counted here.
 */
export function oneMoreLetter(to: string, template: Template, now: Date): Write | null {
  const limits = limitsOf(template);
  if (limits === null) return null;
  const add = Object.fromEntries(Object.keys(limits).map((counter) => [counter, 1]));
  const set = { type: 'mailbox-day', ttl: seconds(now) + KEPT_SECONDS };
  return update(keyOf(to, now), { set, add }, { below: limits });
}

/** How high which counters of a day may go: of letters in all, and of this kind. */
function limitsOf(template: Template): Record<string, number> | null {
  const { share } = LETTER_RULES[template];
  if (share === null) return null;
  return share.of === 'unasked'
    ? { unasked: UNASKED_PER_DAY, [`of-${template}`]: share.perDay }
    : { [share.of]: share.perDay };
}

function isFull(item: Item | null, template: Template): boolean {
  const limits = Object.entries(limitsOf(template) ?? {});
  return limits.some(([counter, limit]) => Number(item?.[counter] ?? 0) >= limit);
}

function keyOf(address: string, now: Date): Key {
  const box = createHash('sha256')
    .update(`mailbox/${mailboxOf(address)}`)
    .digest('base64url');
  return keys.mailboxDay(box, moscowDay(now));
}
