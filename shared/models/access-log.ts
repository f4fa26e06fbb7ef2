import * as z from 'zod/mini';
import { SHOWN } from '../rules/access-log.ts';
import { Cursor, Instant } from './common.ts';
import { Role } from './role.ts';

/** Whose alias it is: `id` and `salt` are gone with the account, `name` also where nobody has this record any more. */
const AliasOwner = z.object({
  alias: z.string(),
  id: z.nullable(z.string()),
  salt: z.nullable(z.string()),
  name: z.nullable(z.string()),
});
export type AliasOwner = z.infer<typeof AliasOwner>;

/** Somebody saw something: who, what, when, from which screen; with the hash that chains it to the entry before. */
export const AccessEntry = z.object({
  number: z.int(),
  at: Instant,
  who: z.string(),
  kind: z.enum(SHOWN),
  about: z.nullable(z.string()),
  screen: z.string(),
  route: z.string(),
  hash: z.string(),
});
export type AccessEntry = z.infer<typeof AccessEntry>;

/** Where the log ends: how many entries there are, and the hash of the last, from which all before it follow. */
const AccessHead = z.object({ number: z.int(), hash: z.string() });

/** A page of the log, the newest first. */
export const AccessLogPage = z.object({
  head: AccessHead,
  /** What stands before the oldest entry that is kept: older ones have gone with their time. */
  begins: AccessHead,
  entries: z.array(AccessEntry),
  /** Everybody who has looked, and those whose records these entries are about. */
  people: z.array(AliasOwner),
  /** Null after the oldest; a page that a filter has left empty may have a next one. */
  next_cursor: z.nullable(z.string()),
});
export type AccessLogPage = z.infer<typeof AccessLogPage>;

/** When somebody else saw what the workspace knows of the person who asks, the newest first. */
export const OwnViews = z.object({
  views: z.array(z.object({ at: Instant, kind: z.enum(SHOWN), role: z.nullable(Role) })),
  /** Whether these are all there are. */
  whole: z.boolean(),
});
export type OwnViews = z.infer<typeof OwnViews>;

/** Which entries are wanted: of this alias, of this kind; `all` brings as many at once as a file is made of. */
export const AccessLogQuery = z.strictObject({
  cursor: z.optional(Cursor),
  who: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  kind: z.optional(z.enum(SHOWN)),
  size: z.optional(z.enum(['page', 'file'])),
});
