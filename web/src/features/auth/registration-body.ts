import type { auth } from '#shared/contract/auth.ts';
import type { Call } from '#shared/contract/route.ts';

type Body = Call<typeof auth.register>['body'];

/** What the form sends: the promo code trimmed and in capitals, or not at all. */
export function registrationBody({ referal_code, ...person }: Required<Body>): Body {
  const code = (referal_code ?? '').trim().toUpperCase();
  return code === '' ? person : { ...person, referal_code: code };
}
