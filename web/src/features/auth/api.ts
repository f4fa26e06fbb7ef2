import { auth } from '#shared/contract/auth.ts';
import type { Reply } from '#shared/contract/route.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApiMutation, type Mutation } from '#web/lib/use-api.ts';

export function useLogin(): Mutation<typeof auth.login> {
  return useApiMutation(auth.login);
}

export function useRegistration(): Mutation<typeof auth.register> {
  return useApiMutation(auth.register);
}

/** Asks for the letter with the link; the answer is the same for known and unknown addresses. */
export function usePasswordResetRequest(): Mutation<typeof auth.requestPasswordReset> {
  return useApiMutation(auth.requestPasswordReset);
}

/** What a partner's code gives; it goes trimmed and in capitals. */
export function validatePromoCode(code: string): Promise<Reply<typeof subscriptions.validatePromo>> {
  return callApi(subscriptions.validatePromo, { params: { code: code.trim().toUpperCase() } });
}
