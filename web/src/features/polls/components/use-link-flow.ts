import { useEffect, useRef, useState } from 'react';
import type { Frame, Poll } from '#shared/models/poll.ts';
import { paths } from '#web/app/paths.ts';
import { usePollActions } from '../api.ts';
import { copyText } from '../lib/clipboard.ts';
import { publicLink, type PublicLink } from '../lib/public-link.ts';

/** Where copying a public link stands. */
export type LinkState =
  | { readonly is: 'looking' }
  | Exclude<PublicLink, { readonly is: 'ready' }>
  | { readonly is: 'found'; readonly url: string; readonly copied: boolean }
  | { readonly is: 'failed'; readonly error: unknown };

export interface LinkFlow {
  readonly state: LinkState;
  readonly busy: boolean;
  /** Publishes this frame, or a new one, and goes on to the link. */
  readonly publish: (frame: Frame | null) => void;
  readonly copyAgain: () => void;
}

/** Looks for the public link of a poll and copies it; opens the way to one where there is none. */
export function useLinkFlow(poll: Poll, shown: string | null): LinkFlow {
  const { readFrames, createFrame, publishFrame } = usePollActions();
  const [state, setState] = useState<LinkState>({ is: 'looking' });
  const [busy, setBusy] = useState(false);
  const started = useRef(false);

  async function settle(work: () => Promise<readonly Frame[]>) {
    setBusy(true);
    try {
      const link = publicLink(poll, await work(), new Date(), shown);
      setState(link.is === 'ready' ? await copied(link.token) : link);
    } catch (error) {
      setState({ is: 'failed', error });
    } finally {
      setBusy(false);
    }
  }

  async function copied(token: string): Promise<LinkState> {
    const url = window.location.origin + paths.publicPoll(poll.id, token);
    return { is: 'found', url, copied: await copyText(url) };
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
    publish: (frame) => void settle(async () => [await publishFrame(frame ?? (await createFrame(poll.id)), true)]),
    copyAgain() {
      if (state.is !== 'found') return;
      const { url } = state;
      void copyText(url).then((done) => setState({ is: 'found', url, copied: done }));
    },
  };
}
