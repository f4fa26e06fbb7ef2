import { auth } from '#shared/contract/auth.ts';
import { useApiMutation, type Mutation } from '#web/lib/use-api.ts';

export function useLogin(): Mutation<typeof auth.login> {
  return useApiMutation(auth.login);
}

export function useRegistration(): Mutation<typeof auth.register> {
  return useApiMutation(auth.register);
}
