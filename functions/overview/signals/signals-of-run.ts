import type { Signal } from './signal.ts';
import type { ComparedRun } from './team-states.ts';

/** What a run says of teams: its signals, and the figures they were found in. */
export interface SignalsOfRun {
  readonly signals: readonly Signal[];
  readonly run: ComparedRun;
}
