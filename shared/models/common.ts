import * as z from 'zod/mini';
import { UUID_PATTERN } from '../rules/ids.ts';
import { hasVisibleText, isPlainLine, holdsLink } from '../rules/visible-text.ts';
import { commonValidation } from '#text/validation.ts';

/** An identifier in a path or a body, folded to lower case: one thing, one spelling. */
export const Id = z
  .string({ error: () => commonValidation.idWanted })
  .check(z.regex(UUID_PATTERN, { error: () => commonValidation.wrongId }), z.toLowerCase());

const WRONG_DATE = () => commonValidation.wrongDate;

/** A moment as ISO 8601 in UTC, for example 2026-11-17T09:00:00.000Z. */
export const Instant = z.iso.datetime({ error: WRONG_DATE });

/** Longer than any moment to the nanosecond with its offset. */
const INSTANT_MAX_LENGTH = 40;

/**
 * A moment as somebody sends it: any ISO 8601 with an offset. It is kept in one form, as `Instant` says, to the
 * millisecond: moments stand in keys, where they are bounded, and are compared as texts.
 */
export const GivenInstant = z.pipe(
  z.string({ error: WRONG_DATE }).check(
    z.trim(),
    z.maxLength(INSTANT_MAX_LENGTH, { error: WRONG_DATE, abort: true }),
    // As a check of a text; `z.regexes` would bring every pattern that zod knows into every bundle.
    z.iso.datetime({ offset: true, error: WRONG_DATE, abort: true }),
    z.refine((text) => isOfOurTime(new Date(text)), { error: WRONG_DATE }),
  ),
  z.transform((text: string) => new Date(text).toISOString()),
);

/** The years from 0 to 9999 in UTC: others have a longer form. */
function isOfOurTime(moment: Date): boolean {
  return !Number.isNaN(moment.getTime()) && /^\d{4}-/.test(moment.toISOString());
}

/**
 * An opaque position in a list; the one that came with the previous page. The limit keeps even a made-up one within
 * the 1024 bytes of a sort key, beyond which DynamoDB answers with an error.
 */
export const Cursor = z.string().check(z.maxLength(300, { error: () => commonValidation.wrongPosition }));

/** Yes or no in a query. */
export const Flag = z.pipe(
  z.enum(['true', 'false'], { error: () => commonValidation.trueOrFalse }),
  z.transform((text: 'true' | 'false') => text === 'true'),
);

/** A text as a person types it: trimmed, with something to see in it, at most `max` characters. */
export function line(max: number, blank: () => string, tooLong: () => string) {
  return z
    .string({ error: blank })
    .check(
      z.trim(),
      z.minLength(1, { error: blank }),
      z.maxLength(max, { error: tooLong }),
      z.refine(hasVisibleText, { error: blank, ...ofLength(1) }),
    );
}

/** A title: one line that shows in the order it was written. */
export function titleLine(max: number, blank: () => string, tooLong: () => string) {
  return line(max, blank, tooLong).check(
    z.refine((text) => !hasVisibleText(text) || isPlainLine(text), {
      error: () => commonValidation.oneLine,
    }),
  );
}

/** What a person, a workspace or a company is called; it stands in letters to strangers, so it is no link. */
export function nameLine(max: number, blank: () => string, tooLong: () => string) {
  return titleLine(max, blank, tooLong).check(
    z.refine((text) => !holdsLink(text), { error: () => commonValidation.noLink }),
  );
}

/** How many things a page of a list holds: a whole number from a query, 1 to `max`. */
export function pageSize(usual: number, max: number) {
  const whole = () => commonValidation.pageSizeWhole;
  return z._default(
    z.coerce
      .number({ error: whole })
      .check(
        z.int({ error: whole }),
        z.minimum(1, { error: () => commonValidation.pageSizeLeast }),
        z.maximum(max, { error: () => commonValidation.pageSizeMost(max) }),
      ),
    usual,
  );
}

/**
 * One mistake gets one message: this check waits until the text is of such a length. `abort` on the checks before it
 * would do the same, but it would silence the checks of the whole form, too.
 */
export const ofLength = (min: number, max = Infinity) => ({
  when: ({ value }: { readonly value: unknown }) =>
    typeof value === 'string' && value.length >= min && value.length <= max,
});
