import type { auth } from '#shared/contract/auth.ts';
import type { Call } from '#shared/contract/route.ts';
import { CONSENT_VERSION } from '#shared/rules/consent.ts';

type Body = Call<typeof auth.register>['body'];

/** What the form sends: the promo code trimmed and in capitals, or not at all; the version of the consent it showed. */
export function registrationBody({ referal_code, ...person }: Required<Omit<Body, 'consent_version'>>): Body {
  const code = (referal_code ?? '').trim().toUpperCase();
  const body = { ...person, consent_version: CONSENT_VERSION };
  return code === '' ? body : { ...body, referal_code: code };
}
