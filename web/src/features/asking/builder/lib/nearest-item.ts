import { closestCenter, type CollisionDetection } from '@dnd-kit/core';

/**
 * Over which item a taken one is. The open question is many times as tall as the folded ones, so its own middle says
 * little: a pointer is over what it points at, and by keyboard, which lays edges on edges, the nearest edge counts.
 */
export const nearestItem: CollisionDetection = (args) => {
  const { active, collisionRect, droppableRects, droppableContainers, pointerCoordinates } = args;
  if (pointerCoordinates) {
    const { y } = pointerCoordinates;
    return closestCenter({ ...args, collisionRect: { ...collisionRect, top: y, bottom: y, height: 0 } });
  }
  const from = active.rect.current.initial;
  const edge = from && collisionRect.top < from.top ? 'top' : 'bottom';
  return droppableContainers
    .flatMap((droppableContainer) => {
      const rect = droppableRects.get(droppableContainer.id);
      if (!rect) return [];
      const value = Math.abs(rect[edge] - collisionRect[edge]);
      return [{ id: droppableContainer.id, data: { droppableContainer, value } }];
    })
    .toSorted((one, other) => one.data.value - other.data.value);
};
