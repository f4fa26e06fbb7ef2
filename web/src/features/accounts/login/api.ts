import { auth } from '#shared/contract/auth.ts';
import { factors } from '#shared/contract/factors.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import type { PasskeyAssertion } from '#shared/models/factors.ts';
import type { LoginTokens } from '#shared/models/user.ts';
import { callApi } from '#web/lib/api-client.ts';
import { knownDevice } from '#web/lib/device-token.ts';

/** Logs in from this device, which the server may know. */
export function login(credentials: Pick<Call<typeof auth.login>['body'], 'email' | 'password'>): Promise<LoginTokens> {
  return callApi(auth.login, { body: { ...credentials, ...knownDevice() } });
}

/** The second step after a right password. */
export function loginBySecondFactor(body: Call<typeof factors.loginByFactor>['body']): Promise<LoginTokens> {
  return callApi(factors.loginByFactor, { body });
}

/** Lets a passkey answer; null when the person would not. */
export async function askPasskey(): Promise<PasskeyAssertion | null> {
  const { answerByPasskey } = await import('../factors/passkey.ts');
  return answerByPasskey(await callApi(factors.askPasskey, {}));
}

/** Passkeys that the browser offers where the address is typed; null where it cannot, or where that is wanted no more. */
export async function offerPasskeys(isWanted: () => boolean): Promise<{
  readonly answer: Promise<PasskeyAssertion | null>;
  readonly stop: () => void;
} | null> {
  if (!('PublicKeyCredential' in window)) return null;
  if ((await PublicKeyCredential.isConditionalMediationAvailable?.()) !== true) return null;
  const { answerByPasskey, stopAsking } = await import('../factors/passkey.ts');
  const asked = await callApi(factors.askPasskey, {});
  // A browser asks once at a time: what is asked late would take the place of what has been asked meanwhile.
  if (!isWanted()) return null;
  const answer = answerByPasskey(asked, { whileTyping: true }).catch(() => null);
  return { answer, stop: stopAsking };
}

/** Makes an account and logs it in. */
export function register(body: Call<typeof auth.register>['body']): Promise<LoginTokens> {
  return callApi(auth.register, { body });
}

/** Asks for the letter with the link; the answer is the same for known and unknown addresses. */
export async function requestPasswordReset(email: string): Promise<void> {
  await callApi(auth.requestPasswordReset, { body: { email, ...knownDevice() } });
}

/** What a partner's code gives; it goes trimmed and in capitals. */
export function validatePromoCode(code: string): Promise<Reply<typeof subscriptions.validatePromo>> {
  return callApi(subscriptions.validatePromo, { params: { code: code.trim().toUpperCase() } });
}
