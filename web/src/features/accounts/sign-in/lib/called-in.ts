import { STAGE_PROVIDERS } from '#shared/rules/sign-in.ts';
import { signInText as text } from '#text/accounts/sign-in.ts';

/** How a sentence names the provider; a tab in which nothing began knows none. */
export function calledIn(flow: { readonly provider: string; readonly name: string } | null): string {
  if (flow === null) return '';
  return text.named(flow.name, !STAGE_PROVIDERS.some((one) => one === flow.provider));
}
