import { STAGE_PROVIDERS } from '#shared/rules/sign-in.ts';
import { signInText as text } from '#text/accounts/sign-in.ts';
import type { ProviderButton } from '../api.ts';

/** How a sentence names a provider. */
export function called({ id, name }: ProviderButton): string {
  return text.named(name, !STAGE_PROVIDERS.some((one) => one === id));
}
