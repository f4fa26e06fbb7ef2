import { auth } from '#shared/contract/auth.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import type { LoginTokens } from '#shared/models/user.ts';
import { callApi } from '#web/lib/api-client.ts';
import { knownDevice } from '#web/lib/device-token.ts';

/** Logs in from this device, which the server may know. */
export function login(credentials: Pick<Call<typeof auth.login>['body'], 'email' | 'password'>): Promise<LoginTokens> {
  return callApi(auth.login, { body: { ...credentials, ...knownDevice() } });
}

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
