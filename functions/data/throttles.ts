import { seconds } from '#shared/rules/seconds.ts';
import { ConditionFailed, unlessChanged } from './conditions.ts';
import { keys } from './keys.ts';
import type { Table } from './table.ts';
import { failsAs, update, type Write } from './writes.ts';

/** So many attempts in a window of so many seconds; windows start at multiples of their length. */
export interface ThrottleRule {
  readonly name: string;
  readonly limit: number;
  /** Of these, so many by one and the same. */
  readonly share?: number;
  readonly windowSeconds: number;
}

/** A limit together with whom it is counted for, already made unreadable; for the window in which `now` lies. */
export interface Counted<Rule extends ThrottleRule = ThrottleRule> {
  readonly rule: Rule;
  readonly subject: string;
  /** Until the window ends. */
  readonly secondsLeft: number;
  /** Counts one more, under the condition that the limit is not reached: to be written with what is counted. */
  readonly write: Write<LimitName>;
}

/** What the condition of a limit is called in the transaction it counts for. */
export type LimitName = `limit ${string}`;

/** The limit whose condition did not hold; null when it was another one. */
export function limitBehind<Limit extends Counted>(limits: readonly Limit[], failed: string): Limit | null {
  return limits.find(({ write }) => write.name === failed) ?? null;
}

/** Prepares counting in a transaction: what is refused there for any reason is not counted. */
export function counted<Rule extends ThrottleRule>(rule: Rule, subject: string, now: Date, by?: string): Counted<Rule> {
  const window = windowOf(rule, now);
  const write = failsAs(`limit ${rule.name}`, countWrite(rule, subject, window, sharedBy(rule, by)));
  return { rule, subject, secondsLeft: window.end - seconds(now), write };
}

/** Null when the attempt is allowed, else the seconds until the window ends. */
export type Verdict = number | null;

/**
 * Counters of attempts. `subject` is what they are counted for, already made unreadable.
 * Ready-made limiters were weighed: they bring a client of their own and cost one write unit more.
 */
export function createThrottles(table: Table) {
  return {
    /**
     * Counts one attempt, under the condition that the limit is not reached: exact however many come at once. Whose it
     * is stands in the same item, again made unreadable, so that a share of the limit costs no second write.
     */
    async hit(rule: ThrottleRule, subject: string, now: Date, by?: string): Promise<Verdict> {
      const window = windowOf(rule, now);
      const isAllowed = await unlessChanged(table.write(countWrite(rule, subject, window, sharedBy(rule, by))));
      return isAllowed ? null : window.end - seconds(now);
    },

    /**
     * Counts one attempt and says how many there were in this window; null where the limit is reached. What it counts for
     * is an id of ours, so it stands in the key as it is.
     */
    async count(rule: ThrottleRule, id: string, now: Date): Promise<{ attempts: number | null; secondsLeft: number }> {
      const window = windowOf(rule, now);
      const secondsLeft = window.end - seconds(now);
      try {
        const item = await table.write(countWrite(rule, id, window));
        return { attempts: Number(item?.['attempts']), secondsLeft };
      } catch (error) {
        if (error instanceof ConditionFailed) return { attempts: null, secondsLeft };
        throw error;
      }
    },

    /** Looks without counting. */
    async peek(rule: ThrottleRule, subject: string, now: Date): Promise<Verdict> {
      const window = windowOf(rule, now);
      const item = await table.get(keys.throttle(rule.name, subject, window.start));
      return Number(item?.['attempts'] ?? 0) >= rule.limit ? window.end - seconds(now) : null;
    },
  };
}

/** Whose share of the limit is counted beside it; null where nobody has one. */
function sharedBy({ share }: ThrottleRule, by: string | undefined): { counter: string; limit: number } | null {
  return share === undefined || by === undefined ? null : { counter: `by-${by}`, limit: share };
}

function countWrite(
  rule: ThrottleRule,
  subject: string,
  window: { readonly start: number; readonly end: number },
  shared: { readonly counter: string; readonly limit: number } | null = null,
): Write {
  return update(
    keys.throttle(rule.name, subject, window.start),
    {
      add: { attempts: 1, ...(shared && { [shared.counter]: 1 }) },
      set: { type: 'throttle', ttl: window.end },
    },
    { below: { attempts: rule.limit, ...(shared && { [shared.counter]: shared.limit }) } },
  );
}

function windowOf({ windowSeconds }: ThrottleRule, now: Date): { start: number; end: number } {
  const start = Math.floor(seconds(now) / windowSeconds) * windowSeconds;
  return { start, end: start + windowSeconds };
}
