import { STAGE_PROVIDERS } from '#shared/rules/sign-in.ts';
import { providerName } from '../open-provider.ts';
import type { SignInOperation } from '../operation.ts';

/** The providers of everybody that this stage has set up. */
export const listProviders: SignInOperation<'listProviders'> = async ({ stageProviders }) => ({
  providers: STAGE_PROVIDERS.filter((id) => stageProviders[id]).map((id) => ({ id, name: providerName(id) })),
});
