/** What says whether a run takes answers. */
interface Taking {
  readonly published: boolean;
  readonly deadline: string | null;
}

/** Whether the deadline of a run is behind us; at the very millisecond of the deadline answers are still taken. */
export function isPast({ deadline }: Pick<Taking, 'deadline'>, now: Date): boolean {
  return deadline !== null && Date.parse(deadline) < now.getTime();
}

/** Whether answers are taken at this moment: published and not past the deadline. */
export function isOpen(run: Taking, now: Date): boolean {
  return run.published && !isPast(run, now);
}
