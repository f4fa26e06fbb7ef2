import type { Frame } from '#shared/models/poll.ts';

/** Whether answers are taken now: published and not past its deadline. */
export function isOpen(frame: Frame, now: Date): boolean {
  return frame.published && (frame.deadline === null || new Date(frame.deadline) > now);
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

/** The newest frame that may still be published: not past its deadline. */
export function newestDraft(frames: readonly Frame[], now: Date): Frame | null {
  const open = (frame: Frame) => isOpen({ ...frame, published: true }, now);
  return newestFirst(frames).find((frame) => !frame.published && open(frame)) ?? null;
}

function newestFirst(frames: readonly Frame[]): Frame[] {
  return frames.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
}
