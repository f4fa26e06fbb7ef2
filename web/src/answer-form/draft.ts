import { type Slot, slot } from './storage-slot.ts';
import { keepDated, readDated } from './retention.ts';

/** What has been typed, by question id. */
export type Answers = Readonly<Record<string, string>>;

/** Typed text that is not on the server yet, or whose arrival is not confirmed. */
export interface Draft {
  readonly answers: Answers;
  /** The session these answers were already sent under (arrived or not), so that sending again replaces, never doubles. */
  readonly session: string | null;
  /** How long they have been answered so far, where that is told. */
  readonly seconds: number;
}

/** The key of the draft of one place: a link, or a member's run. */
export const draftKey = (place: string) => `tonus:draft:${place}`;

/** The draft kept on this device; null when there is none that can be read. */
export function readDraft(kept: Slot): Draft | null {
  const { answers, session, seconds } = readDated(kept);
  if (typeof answers !== 'object' || answers === null) return null;
  const texts = Object.entries(answers).filter(([, text]) => typeof text === 'string');
  return {
    answers: Object.fromEntries(texts),
    session: typeof session === 'string' ? session : null,
    seconds: typeof seconds === 'number' ? seconds : 0,
  };
}

/**
 * What a draft still has to say to these questions; null when that is nothing. Without a word left it keeps the session
 * it was sent under: what is sent next replaces that answer.
 */
export function draftFor(questions: readonly { readonly id: string }[], draft: Draft | null): Draft | null {
  const known = questions.filter((question) => draft?.answers[question.id]);
  if (draft === null || (known.length === 0 && draft.session === null)) return null;
  return { ...draft, answers: Object.fromEntries(known.map(({ id }) => [id, draft.answers[id]!])) };
}

/** Whether this device keeps a draft of a place. */
export function hasDraft(place: string): boolean {
  return readDraft(slot('localStorage', draftKey(place))) !== null;
}

/** Keeps the draft. A full storage loses it: the text itself stays on the page. */
export function keepDraft(kept: Slot, draft: Draft): void {
  keepDated(kept, draft);
}
