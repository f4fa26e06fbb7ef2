import { useEffect, useState } from 'react';
import type { QuestionDraft } from '#web/question-kinds/question-draft.ts';
import { builderText } from '../text.ts';
import { brokenConditions, repaired, withConditions } from './conditions.ts';
import { isUntouched, moveItem, removeItem, returnItem } from './edit-draft.ts';
import { type DraftPlace, readStoredDraft, removeStoredDraft, storeDraft } from './stored-draft.ts';
import { questionsOf, sameDraft, type SurveyDraft } from './survey-draft.ts';

const text = builderText.undo;

/** A draft and the version of the survey it was made from; 0 for a new one. */
export interface Basis {
  readonly draft: SurveyDraft;
  readonly version: number;
}

/** What can be taken back with one press. */
export interface Undo {
  readonly message: string;
  readonly restore: (draft: SurveyDraft) => SurveyDraft;
  /** Brings back the draft of before, and would take later work along: the next change makes an end of it. */
  readonly untilNextChange?: true;
}

/** A new order in which some conditions cannot hold. */
export interface RefusedMove {
  readonly draft: SurveyDraft;
  readonly broken: readonly QuestionDraft[];
}

export interface BuilderState {
  readonly draft: SurveyDraft;
  /** The version the draft was made from, when it was restored from this device. */
  readonly restoredVersion: number | null;
  readonly restoredFrom: string | null;
  readonly openId: string | null;
  /** Grows when another draft is put in place of this one: fields that hold their own text begin anew. */
  readonly generation: number;
  readonly undo: Undo | null;
  readonly refusedMove: RefusedMove | null;
  readonly open: (id: string | null) => void;
  readonly change: (draft: SurveyDraft) => void;
  /** Puts another draft in place of this one, which can be taken back. */
  readonly replace: (draft: SurveyDraft, message: string) => void;
  /** Shows what is stored, without a way back: nothing was typed here. */
  readonly follow: (draft: SurveyDraft) => void;
  /** Whether every condition can still hold after a move. */
  readonly canMove: (id: string, place: number) => boolean;
  readonly move: (id: string, place: number) => void;
  /** Moves all the same, without the conditions that stand in the way. */
  readonly moveWithoutConditions: () => void;
  readonly keepOrder: () => void;
  readonly remove: (id: string) => void;
  readonly takeBack: () => void;
  readonly forgetUndo: () => void;
  readonly acknowledgeRestored: () => void;
}

/** A survey being built: what is typed, which question is open, what can be taken back. */
export function useBuilder(place: DraftPlace, opened: Basis): BuilderState {
  const [found] = useState(() => {
    const kept = readStoredDraft(place, new Date());
    return kept && !(sameDraft(kept.draft, opened.draft) && isWhole(kept.draft)) ? kept : null;
  });
  const [draft, setDraft] = useState(found?.draft ?? opened.draft);
  const [restoredFrom, setRestoredFrom] = useState(found?.at ?? null);
  const [openId, setOpenId] = useState<string | null>(() => questionsOf(found?.draft ?? opened.draft)[0]?.id ?? null);
  const [generation, setGeneration] = useState(0);
  const renew = () => setGeneration((before) => before + 1);
  const [undo, setUndo] = useState<Undo | null>(null);
  const [refusedMove, setRefusedMove] = useState<RefusedMove | null>(null);

  /** Conditions that a change leaves without their answers go, and can be taken back. */
  function change(next: SurveyDraft): void {
    const before = draft;
    const { draft: whole, dropped } = repaired(next);
    setDraft(whole);
    if (undo?.untilNextChange) setUndo(null);
    if (dropped.length === 0) return;
    const places = dropped.map(({ id }) => questionsOf(whole).findIndex((question) => question.id === id) + 1);
    setUndo({ message: text.conditionsDropped(places), restore: () => before, untilNextChange: true });
  }

  return {
    draft,
    restoredVersion: found?.version ?? null,
    restoredFrom,
    openId,
    generation,
    undo,
    refusedMove,
    open: setOpenId,
    change,
    replace(next, message) {
      const before = draft;
      setDraft(next);
      renew();
      setOpenId(questionsOf(next)[0]?.id ?? null);
      setUndo({ message, restore: () => before });
    },
    follow(next) {
      setDraft(next);
      renew();
      setUndo(null);
      setRestoredFrom(null);
    },
    canMove: (id, to) => brokenConditions(moveItem(draft, id, to)).length === 0,
    move(id, to) {
      const moved = moveItem(draft, id, to);
      const broken = brokenConditions(moved);
      if (broken.length === 0) setDraft(moved);
      else setRefusedMove({ draft: moved, broken });
    },
    moveWithoutConditions() {
      if (refusedMove) change(refusedMove.draft);
      setRefusedMove(null);
    },
    keepOrder: () => setRefusedMove(null),
    remove(id) {
      const at = draft.items.findIndex((item) => item.id === id);
      const item = draft.items[at];
      if (!item) return;
      const { draft: next, dropped } = repaired(removeItem(draft, id));
      setDraft(next);
      if (openId === id) setOpenId(null);
      if (isUntouched(item) && dropped.length === 0) return;
      const position = questionsOf(draft).findIndex((question) => question.id === id) + 1;
      setUndo({
        message: item.kind === 'section' ? text.sectionRemoved : text.questionRemoved(position, dropped.length),
        restore: (now) => withConditions(returnItem(now, item, at), dropped),
      });
    },
    takeBack() {
      if (undo) setDraft(repaired(undo.restore(draft)).draft);
      renew();
      setUndo(null);
    },
    forgetUndo: () => setUndo(null),
    acknowledgeRestored: () => setRestoredFrom(null),
  };
}

/** Whether a request holds all that is typed: a question with options and no text yet is not sent. */
export function isWhole(draft: SurveyDraft): boolean {
  return draft.items.every((item, at) => {
    if (item.kind === 'section') return draft.items[at + 1]?.kind === 'question';
    return item.text.trim() !== '' || (isUntouched(item) && draft.items.length === 1);
  });
}

/** Keeps on this device what the server does not have. */
export function useKeptOnDevice(
  { userId, workspaceId, surveyId }: DraftPlace,
  draft: SurveyDraft,
  version: number,
  unsaved: boolean,
): void {
  useEffect(() => {
    const place = { userId, workspaceId, surveyId };
    if (unsaved || !isWhole(draft)) storeDraft(place, { draft, version, at: new Date().toISOString() });
    else removeStoredDraft(place);
  }, [userId, workspaceId, surveyId, draft, version, unsaved]);
}
