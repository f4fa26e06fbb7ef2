import type { auth } from '#shared/contract/auth.ts';
import type { Call } from '#shared/contract/route.ts';
import { Registration } from '#shared/models/user.ts';
import { CONSENT_VERSION } from '#shared/rules/consent.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { authText } from '#text/accounts/login.ts';

type Body = Call<typeof auth.register>['body'];

/** What stands in the form; `consent` is the tick below the text of the consent. */
export type RegistrationValues = Omit<Body, 'consent_version' | 'referal_code'> & {
  readonly referal_code: string;
  readonly consent: boolean;
};

/** What the form sends: the promo code trimmed and in capitals, or not at all; the version of the consent given. */
export function registrationBody({ referal_code, consent, ...person }: RegistrationValues): Body {
  const code = referal_code.trim().toUpperCase();
  const body = consent ? { ...person, consent_version: CONSENT_VERSION } : person;
  return code === '' ? body : { ...body, referal_code: code };
}

/** The mistakes of the form by field. The API can do without a consent, a person who fills in the form cannot. */
export function registrationMistakes(values: RegistrationValues): Record<string, string> {
  const mistakes = mistakesOf(Registration, registrationBody(values));
  return values.consent ? mistakes : { ...mistakes, consent: authText.consentMissing };
}
