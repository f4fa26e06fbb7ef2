import { useEffect, useRef, useState } from 'react';
import type { DraftPlace } from '../../lib/device-draft.ts';
import { type BuilderState, useBuilder } from '../../lib/use-builder.ts';
import { type PollDraft, sameDraft } from './poll-draft.ts';
import { POLL } from './poll-profile.ts';
import { storedDrafts } from './stored-draft.ts';

/** What the form was opened with: the stored poll (version 0: a fresh form). */
export interface Basis {
  readonly draft: PollDraft;
  readonly version: number;
}

export interface PollEditorState {
  readonly builder: BuilderState<PollDraft>;
  readonly basis: Basis;
  /** Differs from what is stored. */
  readonly unsaved: boolean;
  /** The same, asked at this very moment: also between a reply and the next drawing. */
  readonly isUnsaved: () => boolean;
  /** Goes back to what is stored. */
  readonly dropUnsaved: () => void;
  /** Whoever goes on elsewhere with what is typed leaves unasked; it stays on this device. */
  readonly letGo: () => void;
  /** What is stored has changed: the form starts from it, showing its own text or that of the store. */
  readonly rebase: (basis: Basis, options: { readonly show: 'own' | 'stored' }) => void;
}

/**
 * A poll being written: what is typed, what is kept on this device. `touched` is called when the draft changes: what
 * was said about the one before does not hold any more.
 */
export function usePollEditor(place: DraftPlace, opened: Basis, touched: () => void): PollEditorState {
  const [found] = useState(() => {
    const kept = storedDrafts.read(place, new Date());
    return kept && !sameDraft(kept.draft, opened.draft) ? kept : null;
  });
  const builder = useBuilder({ profile: POLL, draft: opened.draft, found, touched });
  const { draft } = builder;
  // Restored work was made from the version of its time: a newer one is a conflict that the form speaks about.
  const [basis, setBasis] = useState<Basis>({ draft: opened.draft, version: found?.version ?? opened.version });
  const unsaved = !sameDraft(draft, basis.draft);
  const unsavedNow = useRef(unsaved);
  useEffect(() => {
    unsavedNow.current = unsaved;
  }, [unsaved]);

  const { userId, workspaceId, id } = place;
  useEffect(() => {
    const here = { userId, workspaceId, id };
    if (unsaved) storedDrafts.store(here, { draft, version: basis.version, at: new Date().toISOString() });
    else storedDrafts.remove(here);
  }, [userId, workspaceId, id, draft, basis.version, unsaved]);

  return {
    builder,
    basis,
    unsaved,
    isUnsaved: () => unsavedNow.current,
    dropUnsaved() {
      touched();
      builder.follow(basis.draft);
    },
    letGo() {
      unsavedNow.current = false;
    },
    rebase(next, { show: whose }) {
      setBasis(next);
      if (whose === 'own') return;
      builder.follow(next.draft);
      unsavedNow.current = false;
      storedDrafts.remove(place);
    },
  };
}
