import { systemClock, type WaitingClock } from './requests/clock.ts';
import type { Config } from '#core/config.ts';
import { createAiClients, type AiClients } from '#functions/integrations/clients.ts';

/** What operations of this domain have besides what all have. */
export interface FunctionClients extends AiClients {
  /** How long an analysis may be waited for, and by which clock. */
  readonly waiting: { readonly milliseconds: number; readonly clock: WaitingClock };
}

/** The gateway gives up after 30 s and the function ends after 25: so long a result is waited for. */
const WAIT_MILLISECONDS = 20_000;

/** Made once, when the function starts. */
export function createClients(config: Config): FunctionClients {
  const milliseconds = config.analysisWaitMilliseconds ?? WAIT_MILLISECONDS;
  return { ...createAiClients(config), waiting: { milliseconds, clock: systemClock } };
}
