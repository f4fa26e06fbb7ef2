import * as z from 'zod/mini';
import { Id } from '#shared/models/common.ts';

const DATE_LENGTH = 24;

/** A moment as it is kept: ISO 8601 in UTC, to the millisecond; it stands in keys. */
export const Moment = z.string().check(
  z.length(DATE_LENGTH),
  z.regex(/^(19|20)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  z.refine((text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text),
);

/** A text of at most so many characters. */
export const text = (max: number) => z.string().check(z.maxLength(max));
/** One with something in it. */
export const line = (max: number) => text(max).check(z.regex(/\S/));
/** A whole number that counts something. */
export const count = (max = 1_000_000) => z.int().check(z.minimum(0), z.maximum(max));
/** The id of a thing as it was where it came from. */
export const OldId = Id;
