import { newUuid } from '#web/lib/new-uuid.ts';
import { type Slot, slot } from './storage-slot.ts';
import { keepDated, readDated } from './retention.ts';

/** What a browser remembers of a member's answers to an anonymous run: only this leads to them. */
export interface MemberSession {
  /** The session they were sent under from here; null while none was. */
  readonly known: () => string | null;
  /** The session to send under: the known one, else a new one, remembered before it is used. */
  readonly take: () => string;
  /** The last sending left nothing on the server: a session made for it is forgotten, an earlier one stays. */
  readonly untake: () => void;
  /** The server keeps this member's answers under another session: this one leads nowhere. */
  readonly forget: () => void;
}

/** Names one account's answers to one run on this device. */
export const takePlace = (userId: string, runId: string) => `${userId}:${runId}`;

/** The session of one account and run on this device, so that a retry or a change replaces what was sent. */
export function memberSession(userId: string, runId: string): MemberSession {
  return memberSessionIn(slot('localStorage', `tonus:session:${takePlace(userId, runId)}`));
}

/** The same over any slot; one that keeps nothing has its memory here. */
export function memberSessionIn(kept: Slot): MemberSession {
  let here: string | null = null;
  let made = false;
  // Another tab may have sent meanwhile: what is kept goes first.
  const known = () => {
    const { session } = readDated(kept);
    return typeof session === 'string' ? session : here;
  };
  const forget = () => {
    here = null;
    made = false;
    kept.clear();
  };
  return {
    known,
    take: () => {
      const before = known();
      // A session made for an attempt that failed is still the one that was made here.
      made = before === null || (made && before === here);
      here = before ?? newUuid();
      keepDated(kept, { session: here });
      return here;
    },
    untake: () => {
      if (made) forget();
    },
    forget,
  };
}
