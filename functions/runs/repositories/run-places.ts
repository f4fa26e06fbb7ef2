import type { Item } from '#data/table.ts';
import { textOrNull } from '#data/text-or-null.ts';

/** A run as the list of its poll knows it. */
export interface RunPlace {
  readonly runId: string;
  readonly published: boolean;
  readonly deadline: string | null;
  /** Whether it ever was published. */
  readonly opened: boolean;
}

/** The entry of a run behind a stored item. */
export function toPlace(item: Item): RunPlace {
  return {
    runId: String(item['runId']),
    published: item['published'] === true,
    deadline: textOrNull(item['deadline']),
    opened: item['opened'] === true,
  };
}
