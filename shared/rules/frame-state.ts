import type { Frame } from '../models/poll.ts';

/** Whether the deadline of a frame is behind us; at the very millisecond of the deadline answers are still taken. */
export function isPast({ deadline }: Pick<Frame, 'deadline'>, now: Date): boolean {
  return deadline !== null && Date.parse(deadline) < now.getTime();
}

/** Whether answers are taken at this moment: published and not past the deadline. */
export function isOpen(frame: Pick<Frame, 'published' | 'deadline'>, now: Date): boolean {
  return frame.published && !isPast(frame, now);
}
