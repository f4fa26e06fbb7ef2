import { useEffect, useRef, useState } from 'react';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { useAction } from '#web/lib/use-action.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { publicLink, type PublicLink } from '../lib/public-link.ts';
import { usualVisibility } from '#web/lib/audience.ts';
import { toNewRun } from './use-run-draft.ts';
import { useRunActions } from '../api.ts';

/** Where copying a public link stands. */
export type LinkState =
  | { readonly kind: 'looking' }
  | Exclude<PublicLink, { readonly kind: 'ready' }>
  | { readonly kind: 'found'; readonly run: Frame; readonly url: string; readonly copied: boolean }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface LinkFlow {
  readonly state: LinkState;
  readonly busy: boolean;
  /** Publishes this run, or a new one, and goes on to the link. */
  readonly publish: (run: Frame | null) => void;
  readonly copyAgain: () => void;
}

/** Looks for the public link of a poll and copies it; opens the way to one where there is none. */
export function useLinkFlow(poll: Poll, shown: string | null): LinkFlow {
  const { readRuns, createFrame, publishFrame } = useRunActions();
  const action = useAction();
  const [found, setFound] = useState<LinkState>({ kind: 'looking' });
  const state: LinkState = action.error === null ? found : { kind: 'failed', error: action.error };
  const started = useRef(false);
  /** A run made on the way, so that trying again after a failure does not make another. */
  const made = useRef<Frame | null>(null);

  function settle(work: () => Promise<readonly Frame[]>) {
    return action.run(async () => {
      const link = publicLink(poll, await work(), new Date(), shown);
      return link.kind === 'ready' ? copied(link) : link;
    }, setFound);
  }

  async function copied({ url, run }: Extract<PublicLink, { kind: 'ready' }>): Promise<LinkState> {
    return { kind: 'found', run, url, copied: await copyText(url) };
  }

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    // A poll without public links needs no look at its runs.
    void settle(async () => (poll.allow_anonymous_link ? readRuns(poll.id) : []));
  });

  return {
    state,
    busy: action.busy,
    publish: (run) =>
      void settle(async () => {
        made.current ??= run ?? (await createFrame(poll.id, usualSettings(poll)));
        return [await publishFrame(made.current, true)];
      }),
    copyAgain() {
      if (state.kind !== 'found') return;
      const { url } = state;
      void copyText(url).then((done) => setFound({ ...state, copied: done }));
    },
  };
}

/** A run made in passing is one that the form would have preselected. */
function usualSettings({ is_anonymous: anonymous }: Poll) {
  return toNewRun({ results_visibility: usualVisibility(anonymous) });
}
