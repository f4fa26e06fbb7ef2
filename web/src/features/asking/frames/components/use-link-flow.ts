import { useEffect, useRef, useState } from 'react';
import type { Frame, Poll } from '#shared/models/poll.ts';
import { useAction } from '#web/lib/use-action.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { publicAddress, publicLink, type PublicLink } from '../lib/public-link.ts';
import { usualVisibility } from '#web/lib/audience.ts';
import { toNewRun } from './use-run-draft.ts';
import { useFrameActions } from '../api.ts';

/** Where copying a public link stands. */
export type LinkState =
  | { readonly kind: 'looking' }
  | Exclude<PublicLink, { readonly kind: 'ready' }>
  | { readonly kind: 'found'; readonly frame: Frame; readonly url: string; readonly copied: boolean }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface LinkFlow {
  readonly state: LinkState;
  readonly busy: boolean;
  /** Publishes this frame, or a new one, and goes on to the link. */
  readonly publish: (frame: Frame | null) => void;
  readonly copyAgain: () => void;
}

/** Looks for the public link of a poll and copies it; opens the way to one where there is none. */
export function useLinkFlow(poll: Poll, shown: string | null): LinkFlow {
  const { readFrames, createFrame, publishFrame } = useFrameActions();
  const { busy, error, run } = useAction();
  const [found, setFound] = useState<LinkState>({ kind: 'looking' });
  const state: LinkState = error === null ? found : { kind: 'failed', error };
  const started = useRef(false);
  /** A frame made on the way, so that trying again after a failure does not make another. */
  const made = useRef<Frame | null>(null);

  function settle(work: () => Promise<readonly Frame[]>) {
    return run(async () => {
      const link = publicLink(poll, await work(), new Date(), shown);
      return link.kind === 'ready' ? copied(link) : link;
    }, setFound);
  }

  async function copied({ token, frame }: Extract<PublicLink, { kind: 'ready' }>): Promise<LinkState> {
    const url = publicAddress(poll.id, token);
    return { kind: 'found', frame, url, copied: await copyText(url) };
  }

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    // A poll without public links needs no look at its frames.
    void settle(async () => (poll.allow_anonymous_link ? readFrames(poll.id) : []));
  });

  return {
    state,
    busy,
    publish: (frame) =>
      void settle(async () => {
        made.current ??= frame ?? (await createFrame(poll.id, usualSettings(poll)));
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
