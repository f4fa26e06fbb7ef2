import { TASK_STATUSES, type TaskStatus } from '#shared/rules/tasks.ts';
import type { Place } from './columns.ts';

/** The place on the board under a point of the window; the nearest column counts where there is none. */
export function findPlace(board: HTMLElement, moved: string, x: number, y: number): Place | null {
  let nearest: { column: HTMLElement; far: number } | null = null;
  for (const column of board.querySelectorAll<HTMLElement>('[data-status]')) {
    const { left, right } = column.getBoundingClientRect();
    const far = Math.max(left - x, x - right, 0);
    if (nearest === null || far < nearest.far) nearest = { column, far };
  }
  const status = TASK_STATUSES.find((one) => one === nearest?.column.dataset['status']);
  if (!nearest || !status) return null;
  return { status, index: indexIn(ownCards(nearest.column, moved), y) };
}

/** How many cards a card can be put between in a column. */
export function countPlaces(board: HTMLElement, moved: string, status: TaskStatus): number {
  const column = board.querySelector<HTMLElement>(`[data-status="${status}"]`);
  return column ? ownCards(column, moved).length + 1 : 0;
}

function ownCards(column: HTMLElement, moved: string): HTMLElement[] {
  return [...column.querySelectorAll<HTMLElement>('[data-own]')].filter((card) => card.dataset['own'] !== moved);
}

/** The first card whose middle is below the point, by halving: a column is measured in a few looks. */
function indexIn(cards: readonly HTMLElement[], y: number): number {
  let low = 0;
  let high = cards.length;
  while (low < high) {
    const half = (low + high) >> 1;
    const { top, height } = cards[half]!.getBoundingClientRect();
    if (top + height / 2 > y) high = half;
    else low = half + 1;
  }
  return low;
}
