import { conflict } from '#core/http/errors.ts';
import { factorsErrors } from '#text/factors/errors.ts';
import type { FactorsClients } from './operation.ts';

/** The site that passkeys are bound to; 409 where the stage has no address of its own. */
export function requireSite({ site }: Pick<FactorsClients, 'site'>): URL {
  return site ?? conflict(factorsErrors.noPasskeysHere);
}
