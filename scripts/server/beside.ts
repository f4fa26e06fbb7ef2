import type { Check } from './health.ts';

/** Something that runs beside the server and is ended after it: what was done last is seen to as well. */
export interface Beside {
  /** How it stands, for whoever watches the server. */
  readonly check?: () => Check;
  stop(): Promise<unknown>;
}
