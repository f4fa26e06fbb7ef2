import type { Frame, Poll } from '#shared/models/poll.ts';
import { isOpen, isPast } from '#shared/rules/run-state.ts';

export { isOpen, isPast };

/** Where a frame stands: never opened; taking answers; past its deadline; closed by somebody. */
export type FrameState = 'draft' | 'open' | 'over' | 'closed';

/** Where a frame stands at this moment. A deadline that passed says more than who closed the frame after it. */
export function frameState(frame: Frame, now: Date): FrameState {
  if (!frame.published && !frame.was_opened) return 'draft';
  if (isPast(frame, now)) return 'over';
  return frame.published ? 'open' : 'closed';
}

/** Whether the answers of a frame carry no names; a draft follows its poll until it is opened. */
export function isAnonymous(frame: Frame, poll: Pick<Poll, 'is_anonymous'>): boolean {
  return frame.was_opened ? frame.is_anonymous : poll.is_anonymous;
}

/** The frame to show: the wanted one while it exists, else a published one, else the first. */
export function chooseFrame(frames: readonly Frame[], wantedId: string | null): Frame | null {
  const wanted = frames.find((frame) => frame.id === wantedId);
  return wanted ?? frames.find((frame) => frame.published) ?? frames[0] ?? null;
}

/** The frame people answer now: the newest open one. */
export function openFrame(frames: readonly Frame[], now: Date): Frame | null {
  return newestFirst(frames).find((frame) => isOpen(frame, now)) ?? null;
}

/** The newest frame that may still be published, one that was never open first: not past its deadline. */
export function newestDraft(frames: readonly Frame[], now: Date): Frame | null {
  const waiting = newestFirst(frames).filter((frame) => !frame.published && !isPast(frame, now));
  return waiting.find((frame) => !frame.was_opened) ?? waiting[0] ?? null;
}

function newestFirst(frames: readonly Frame[]): Frame[] {
  return frames.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
}
