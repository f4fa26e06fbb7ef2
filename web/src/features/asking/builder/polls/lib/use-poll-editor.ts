import { useEffect, useRef, useState } from 'react';
import { type DraftPlace, removeStoredDraft, storeDraft, readStoredDraft } from './stored-draft.ts';
import { type PollDraft, type QuestionDraft, removeQuestion, returnQuestion, sameDraft } from './poll-draft.ts';

/** What the form was opened with: the stored poll (version 0: a fresh form). */
export interface Basis {
  readonly draft: PollDraft;
  readonly version: number;
}

/** What can be taken back with one press. */
export type Undo =
  | { readonly kind: 'replaced'; readonly by: 'template' | 'newest'; readonly draft: PollDraft }
  | { readonly kind: 'removed'; readonly question: QuestionDraft; readonly position: number };

export interface PollEditorState {
  readonly draft: PollDraft;
  readonly basis: Basis;
  /** Differs from what is stored. */
  readonly unsaved: boolean;
  /** The same, asked at this very moment: also between a reply and the next drawing. */
  readonly isUnsaved: () => boolean;
  /** When the restored work was touched last; null when nothing was restored, or it has been acknowledged. */
  readonly restoredFrom: string | null;
  readonly undo: Undo | null;
  readonly change: (draft: PollDraft) => void;
  /** Puts another draft in place of this one, which can be taken back. */
  readonly replace: (draft: PollDraft, by: 'template' | 'newest') => void;
  readonly remove: (key: number) => void;
  readonly takeBack: () => void;
  readonly forgetUndo: () => void;
  readonly acknowledgeRestored: () => void;
  /** Goes back to what is stored. */
  readonly dropUnsaved: () => void;
  /** What is stored has changed: the form starts from it, showing its own text or that of the store. */
  readonly rebase: (basis: Basis, options: { readonly show: 'own' | 'stored' }) => void;
}

/**
 * A poll being written: what is typed, what is kept on this device, what can be taken back. `touched` is called when
 * the draft changes: what was said about the one before does not hold any more.
 */
export function usePollEditor(place: DraftPlace, opened: Basis, touched: () => void): PollEditorState {
  const [found] = useState(() => {
    const kept = readStoredDraft(place, new Date());
    return kept && !sameDraft(kept.draft, opened.draft) ? kept : null;
  });
  const [draft, setDraft] = useState(found?.draft ?? opened.draft);
  // Restored work was made from the version of its time: a newer one is a conflict that the form speaks about.
  const [basis, setBasis] = useState<Basis>({ draft: opened.draft, version: found?.version ?? opened.version });
  const [restoredFrom, setRestoredFrom] = useState(found?.at ?? null);
  const [undo, setUndo] = useState<Undo | null>(null);
  const unsaved = !sameDraft(draft, basis.draft);
  const unsavedNow = useRef(unsaved);
  useEffect(() => {
    unsavedNow.current = unsaved;
  }, [unsaved]);

  const { userId, workspaceId, pollId } = place;
  useEffect(() => {
    const here = { userId, workspaceId, pollId };
    if (unsaved) storeDraft(here, { draft, version: basis.version, at: new Date().toISOString() });
    else removeStoredDraft(here);
  }, [userId, workspaceId, pollId, draft, basis.version, unsaved]);

  function show(next: PollDraft): void {
    touched();
    setDraft(next);
  }

  return {
    draft,
    basis,
    unsaved,
    isUnsaved: () => unsavedNow.current,
    restoredFrom,
    undo,
    change: show,
    replace(next, by) {
      setUndo({ kind: 'replaced', by, draft });
      show(next);
    },
    remove(key) {
      const position = draft.questions.findIndex((question) => question.key === key);
      const question = draft.questions[position];
      if (!question) return;
      setUndo(question.text.trim() === '' ? null : { kind: 'removed', question, position });
      show(removeQuestion(draft, key));
    },
    takeBack() {
      if (!undo) return;
      show(undo.kind === 'removed' ? returnQuestion(draft, undo.question, undo.position) : undo.draft);
      setUndo(null);
    },
    forgetUndo: () => setUndo(null),
    acknowledgeRestored: () => setRestoredFrom(null),
    dropUnsaved() {
      show(basis.draft);
      setRestoredFrom(null);
      setUndo(null);
    },
    rebase(next, { show: whose }) {
      setBasis(next);
      if (whose === 'own') return;
      setDraft(next.draft);
      setRestoredFrom(null);
      unsavedNow.current = false;
      removeStoredDraft(place);
    },
  };
}
