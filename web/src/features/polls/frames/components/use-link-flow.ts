import { useEffect, useRef, useState } from 'react';
import type { Frame, Poll } from '#shared/models/poll.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { publicAddress, publicLink, type PublicLink } from '../lib/public-link.ts';
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
  const [state, setState] = useState<LinkState>({ kind: 'looking' });
  const [busy, setBusy] = useState(false);
  const started = useRef(false);
  /** A frame made on the way, so that trying again after a failure does not make another. */
  const made = useRef<Frame | null>(null);

  async function settle(work: () => Promise<readonly Frame[]>) {
    setBusy(true);
    try {
      const link = publicLink(poll, await work(), new Date(), shown);
      setState(link.kind === 'ready' ? await copied(link) : link);
    } catch (error) {
      setState({ kind: 'failed', error });
    } finally {
      setBusy(false);
    }
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
        made.current ??= frame ?? (await createFrame(poll.id));
        return [await publishFrame(made.current, true)];
      }),
    copyAgain() {
      if (state.kind !== 'found') return;
      const { url } = state;
      void copyText(url).then((done) => setState({ ...state, copied: done }));
    },
  };
}
