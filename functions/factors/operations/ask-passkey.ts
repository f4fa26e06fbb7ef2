import { newChallenge } from '../challenge.ts';
import type { FactorsOperation } from '../operation.ts';
import { requireSite } from '../require-site.ts';

/** What an authenticator is asked to log somebody in; whose it is shows when it answers. */
export const askPasskey: FactorsOperation<'askPasskey'> = async (context) => ({
  site: requireSite(context).hostname,
  challenge: await newChallenge('login', context),
});
