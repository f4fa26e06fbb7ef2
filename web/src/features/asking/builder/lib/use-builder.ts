import { useState } from 'react';
import type { QuestionDraft } from '#web/question-kinds/question-draft.ts';
import { builderText } from '#text/asking/builder.ts';
import { brokenConditions, repaired, withConditions } from './conditions.ts';
import type { StoredDraft } from './device-draft.ts';
import { positionOf, questionsOf, type WithItems } from './draft.ts';
import { isUntouched, moveItem, removeItem, returnItem } from './edit-draft.ts';
import { textFieldId, UNDO_BUTTON_ID } from './field-ids.ts';
import type { Profile } from './profile.ts';

const text = builderText.undo;

/** What can be taken back with one press. */
interface Undo {
  readonly message: string;
  /** What the press is called. */
  readonly back: string;
  readonly restore: <Draft extends WithItems>(draft: Draft) => Draft;
}

/** A draft that brings all of itself back; with `untilNextChange` later work would be lost with it. */
interface UndoWhole<Draft> {
  readonly message: string;
  readonly back: string;
  readonly before: Draft;
  readonly untilNextChange: boolean;
}

/** A new order in which some conditions cannot hold. */
interface RefusedMove<Draft> {
  readonly draft: Draft;
  readonly broken: readonly QuestionDraft[];
}

/** A change of the questions that leaves everything else as it is. */
type Edit = <Draft extends WithItems>(draft: Draft) => Draft;

/** The questions that are built, in the list. */
export interface ListState {
  readonly profile: Profile;
  readonly draft: WithItems;
  readonly openId: string | null;
  readonly undo: { readonly message: string; readonly back: string; readonly whole: boolean } | null;
  readonly refusedMove: RefusedMove<WithItems> | null;
  readonly open: (id: string | null) => void;
  readonly edit: (change: Edit) => void;
  /** Whether every condition can still hold after a move. */
  readonly canMove: (id: string, place: number) => boolean;
  readonly move: (id: string, place: number) => void;
  /** Moves all the same, without the conditions that stand in the way. */
  readonly moveWithoutConditions: () => void;
  readonly keepOrder: () => void;
  /** Takes an item away; what comes back is the id of the element that gets the focus. */
  readonly remove: (id: string) => string;
  readonly takeBack: () => void;
  readonly forgetUndo: () => void;
}

export interface BuilderState<Draft extends WithItems> extends ListState {
  readonly draft: Draft;
  /** The version the draft was made from, when it was restored from this device. */
  readonly restoredVersion: number | null;
  readonly restoredFrom: string | null;
  /** Grows when another draft is put in place of this one: fields that hold their own text begin anew. */
  readonly generation: number;
  readonly change: (draft: Draft) => void;
  /** Puts another draft in place of this one, which can be taken back. */
  readonly replace: (draft: Draft, message: string) => void;
  /** Shows what is stored, without a way back: nothing was typed here. */
  readonly follow: (draft: Draft) => void;
  readonly acknowledgeRestored: () => void;
}

interface Opened<Draft> {
  readonly profile: Profile;
  /** What is stored, or a fresh form. */
  readonly draft: Draft;
  /** What was typed here before and differs from it. */
  readonly found: StoredDraft<Draft> | null;
  /** Called when somebody changes the draft: what was said about the one before does not hold any more. */
  readonly touched?: () => void;
}

/** What is being built: what is typed, which question is open, what can be taken back. */
export function useBuilder<Draft extends WithItems>(opened: Opened<Draft>): BuilderState<Draft> {
  const { profile, touched } = opened;
  const [found] = useState(opened.found);
  const [draft, setDraft] = useState(found?.draft ?? opened.draft);
  const [restoredFrom, setRestoredFrom] = useState(found?.at ?? null);
  /** Where one question is open at a time, the first is. */
  const firstOpen = (of: Draft) => (profile.allOpen ? null : (questionsOf(of)[0]?.id ?? null));
  const [openId, setOpenId] = useState(() => firstOpen(draft));
  const [generation, setGeneration] = useState(0);
  const renew = () => setGeneration((before) => before + 1);
  const [undo, setUndo] = useState<Undo | UndoWhole<Draft> | null>(null);
  const [refusedMove, setRefusedMove] = useState<RefusedMove<Draft> | null>(null);

  function show(next: Draft): void {
    touched?.();
    setDraft(next);
  }
  /** Conditions that a change leaves without their answers go, and can be taken back. */
  function change(next: Draft): void {
    const { draft: whole, dropped } = repaired(next);
    show(whole);
    if (undo && 'before' in undo && undo.untilNextChange) setUndo(null);
    if (dropped.length === 0) return;
    const message = text.conditionsDropped(dropped.map(({ id }) => positionOf(whole, id)));
    setUndo({ message, back: text.takeBack, before: draft, untilNextChange: true });
  }

  return {
    profile,
    draft,
    restoredVersion: found?.version ?? null,
    restoredFrom,
    openId,
    generation,
    undo: undo && { message: undo.message, back: undo.back, whole: 'before' in undo && !undo.untilNextChange },
    refusedMove,
    open: setOpenId,
    change,
    edit: (how) => change(how(draft)),
    replace(next, message) {
      show(next);
      renew();
      setOpenId(firstOpen(next));
      setUndo({ message, back: text.takeBack, before: draft, untilNextChange: false });
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
      if (broken.length === 0) show(moved);
      else setRefusedMove({ draft: moved, broken });
    },
    moveWithoutConditions() {
      if (refusedMove) change(refusedMove.draft);
      setRefusedMove(null);
    },
    keepOrder: () => setRefusedMove(null),
    remove(id) {
      const at = draft.items.findIndex((item) => item.id === id);
      const item = draft.items[at]!;
      const { draft: next, dropped } = repaired(removeItem(draft, id, profile.blank));
      show(next);
      if (isUntouched(item) && dropped.length === 0) {
        const neighbour = next.items[Math.min(at, next.items.length - 1)]!;
        setOpenId(neighbour.id);
        return textFieldId(neighbour.id);
      }
      if (openId === id) setOpenId(null);
      setUndo({
        message:
          item.kind === 'section' ? text.sectionRemoved : text.questionRemoved(positionOf(draft, id), dropped.length),
        back: item.kind === 'section' ? text.takeBackSection : text.takeBackQuestion,
        restore: (now) => withConditions(returnItem(now, item, at), dropped),
      });
      return UNDO_BUTTON_ID;
    },
    takeBack() {
      if (undo) show(repaired('before' in undo ? undo.before : undo.restore(draft)).draft);
      renew();
      setUndo(null);
    },
    forgetUndo: () => setUndo(null),
    acknowledgeRestored: () => setRestoredFrom(null),
  };
}
