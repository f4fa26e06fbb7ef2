import * as z from 'zod/mini';
import { MOVING_KINDS, MOVING_STATES, PART_RECORDS_MAX, PART_TEXT_MAX, PARTS_MAX } from '../rules/moving.ts';
import { Instant } from './common.ts';
import { movingErrors } from '#text/moving/errors.ts';

const NAME_MAX = 200;
const FORMAT_MAX = 1000;

/** A part of a file by which a company moves: how many records of which kind it holds, and the SHA-256 of its text. */
export const MovingPart = z.strictObject({
  kind: z.enum(MOVING_KINDS, { error: () => movingErrors.unknownKind }),
  records: z.int().check(z.minimum(1), z.maximum(PART_RECORDS_MAX, { error: () => movingErrors.tooLarge })),
  sha256: z.string().check(z.regex(/^[\da-f]{64}$/, { error: () => movingErrors.wrongHash })),
});
export type MovingPart = z.infer<typeof MovingPart>;

/** What a file says of itself. It is nobody's word: every part is checked when it comes. */
export const MovingManifest = z.strictObject({
  format: z.int({ error: () => movingErrors.notOurs }).check(z.minimum(1), z.maximum(FORMAT_MAX)),
  /** Of the company it was made of, for whoever looks at it later. */
  space: z.string({ error: () => movingErrors.notOurs }).check(z.maxLength(NAME_MAX)),
  made_at: Instant,
  /** How many people are to be let in, which the plan must have room for. */
  people: z.int().check(z.minimum(0)),
  parts: z
    .array(MovingPart, { error: () => movingErrors.notOurs })
    .check(
      z.minLength(1, { error: () => movingErrors.nothing }),
      z.maxLength(PARTS_MAX, { error: () => movingErrors.tooLarge }),
    ),
});
export type MovingManifest = z.infer<typeof MovingManifest>;

/** A part as it is sent: the text that the manifest has the hash of, a record a line. */
export const SentPart = z.strictObject({
  part: z.int().check(z.minimum(0), z.maximum(PARTS_MAX)),
  text: z.string().check(z.maxLength(PART_TEXT_MAX, { error: () => movingErrors.tooLarge })),
});

/** How far a company has moved in. */
export const Moving = z.object({
  state: z.enum(MOVING_STATES),
  /** Whether it can be brought in here: nothing but the owner is in the workspace. */
  empty: z.boolean(),
  space: z.nullable(z.string()),
  started_at: z.nullable(Instant),
  finished_at: z.nullable(Instant),
  parts: z.int(),
  done: z.int(),
});
export type Moving = z.infer<typeof Moving>;

/** How far the parts of a file are in. */
export const MovingProgress = z.object({ parts: z.int(), done: z.int() });

/** Records as they stand in a file, each a line, and where the next page begins. */
export const MovingPage = z.object({ lines: z.array(z.string()), next_cursor: z.nullable(z.string()) });
