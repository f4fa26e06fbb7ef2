import { expect, it } from 'vitest';
import { budgets } from '#scripts/bench/budgets.ts';
import { measureBoard } from '#scripts/bench/web/board.ts';

it('shows a part of a thousand tasks at first, and changes no other card while one is dragged', async () => {
  const { cards, cardsTouched } = await measureBoard(1, 1);
  expect(cards).toBeGreaterThan(0);
  expect(cards).toBeLessThanOrEqual(budgets.boardCards.atMost);
  expect(cardsTouched).toBeLessThanOrEqual(budgets.boardCardsTouched.atMost);
});
