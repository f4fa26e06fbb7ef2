import * as z from 'zod/mini';
import { isMailAddress, withAsciiDomain } from '../rules/email-address.ts';
import { ofLength } from './common.ts';
import { commonValidation } from '#text/validation.ts';

export const EMAIL_MAX_LENGTH = 254;

/** An address in its one spelling: without spaces around, in lower case, its domain in ASCII. */
function address(blank: () => string, wrong: () => string, isRight: (text: string) => boolean) {
  return z
    .string({ error: blank })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.overwrite(withAsciiDomain),
      z.minLength(1, { error: blank }),
      z.maxLength(EMAIL_MAX_LENGTH, { error: wrong }),
      z.refine(isRight, { error: wrong, ...ofLength(1, EMAIL_MAX_LENGTH) }),
    );
}

const BLANK = () => commonValidation.emailWanted;
const WRONG = () => commonValidation.wrongEmail;

/** An address that letters are to be sent to. */
export const Email = address(BLANK, WRONG, isMailAddress);

/** What addresses looked like before it was asked whether mail reaches them; some are stored. */
const looksLikeAddress = (text: string) =>
  /^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\.]+(?:\.[^\s@<>"(),:;\\.]+)+$/u.test(text);

/** An address that names somebody who is there already: one that was taken before still does. */
export const KnownEmail = address(BLANK, WRONG, looksLikeAddress);

/** The address in one's own profile: the one that is stored may stay, another one is checked when it is asked for. */
export const ProfileEmail = address(
  () => commonValidation.emailEmpty,
  () => commonValidation.wrongEmailAddress,
  looksLikeAddress,
);
