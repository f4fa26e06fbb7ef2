import * as z from 'zod/mini';
import { DIRECTORY_PROBLEMS } from '../rules/directory.ts';
import { Instant } from './common.ts';

/** A token by which a directory may write; of the token itself its last signs. */
const DirectoryToken = z.object({
  /** Which of the two it is. */
  slot: z.int(),
  hint: z.string(),
  created_at: Instant,
  last_used_at: z.nullable(Instant),
});

/** How it stands with the directory of a workspace. */
export const Directory = z.object({
  /** Where the directory sends what has changed. */
  address: z.string(),
  tokens: z.array(DirectoryToken),
  last_change_at: z.nullable(Instant),
  people: z.object({
    /** Who works in the company, as the directory says. */
    active: z.int(),
    members: z.int(),
    /** Who will be a member as soon as they come. */
    expected: z.int(),
    without_address: z.int(),
    on_leave: z.int(),
    /** Who has left, as the directory says. */
    gone: z.int(),
  }),
  groups: z.int(),
  /** What could not be taken, the newest first. */
  problems: z.array(
    z.object({
      at: Instant,
      code: z.enum(DIRECTORY_PROBLEMS),
      request: z.string(),
      about: z.string(),
      detail: z.string(),
    }),
  ),
});
export type Directory = z.infer<typeof Directory>;

/** A token as it is made: shown this once. */
export const NewDirectoryToken = z.object({ token: z.string() });

/** Which token. */
export const DirectoryTokenId = z.pipe(z.string().check(z.regex(/^[1-9]$/)), z.transform(Number));
