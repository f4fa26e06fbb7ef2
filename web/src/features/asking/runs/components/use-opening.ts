import { useRef, useState } from 'react';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { usePollActions } from '#web/features/asking/api.ts';
import { ApiError, NetworkError } from '#web/lib/api-error.ts';
import { isTransportFailure } from '#web/lib/raw-delete.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useRunActions } from '../api.ts';
import { toNewRun, type RunSettings } from './use-run-draft.ts';

/** How far an opening that failed has come: what is already done stays done. */
export type OpeningStep = 'link' | 'run' | 'opening';

export interface Opening {
  readonly busy: boolean;
  readonly error: unknown;
  /** Where it failed. */
  readonly step: OpeningStep;
  /** No reply came: it may have been opened. */
  readonly uncertain: boolean;
  readonly open: (settings: RunSettings, link: boolean) => void;
}

/**
 * Opens a run by one press: allows or forbids its public link, makes the run unless there is one, publishes it. A press
 * after a failure goes on where the last one stopped, and never makes a second run.
 */
export function useOpening(poll: Poll, draft: Frame | null, onOpened: (run: Frame) => void): Opening {
  const { updatePoll } = usePollActions();
  const { createFrame, updateFrame, publishFrame, readRuns } = useRunActions();
  const action = useAction();
  const [step, setStep] = useState<OpeningStep>('run');
  const run = useRef(draft);
  /** What the run was last saved with. */
  const saved = useRef<string | null>(null);

  async function prepared(settings: RunSettings): Promise<Frame> {
    const wanted = JSON.stringify(settings);
    if (run.current !== null && saved.current === wanted) return run.current;
    const { current } = run;
    run.current = await (current === null ? createFrame(poll.id, toNewRun(settings)) : updateFrame(current, settings));
    saved.current = wanted;
    return run.current;
  }

  /** The run as it is now, where an earlier press or somebody else has opened it; null where nobody has. */
  async function openedMeanwhile(): Promise<Frame | null> {
    if (run.current === null) return null;
    const { id } = run.current;
    const runs = await readRuns(poll.id);
    const now = runs.find((one) => one.id === id) ?? null;
    run.current = now;
    return now?.published ? now : null;
  }

  async function open(settings: RunSettings, link: boolean): Promise<Frame> {
    const opened = action.error === null ? null : await openedMeanwhile();
    if (opened !== null) return opened;
    setStep('link');
    if (poll.allow_anonymous_link !== link) await updatePoll(poll.id, { allow_anonymous_link: link });
    setStep('run');
    const ready = await prepared(settings);
    setStep('opening');
    try {
      return await publishFrame(ready, true);
    } catch (error) {
      // Somebody may have opened the same run a moment before.
      const found = error instanceof ApiError && error.status === 409 ? await openedMeanwhile() : null;
      if (found === null) throw error;
      return found;
    }
  }

  return {
    busy: action.busy,
    error: action.error,
    step,
    uncertain: step === 'opening' && (action.error instanceof NetworkError || isTransportFailure(action.error)),
    open: (settings, link) => void action.run(() => open(settings, link), onOpened),
  };
}
