import { uuidOfName } from '#core/uuid.ts';

/**
 * The id of a thing that is brought in: another one in every move, and the same however often its part is sent. So a file
 * can name nothing but what it holds itself: the id of a thing of somebody else becomes one that nothing has.
 */
export function movedId(movingId: string, id: string): string {
  return uuidOfName(`moved/${movingId}/${id}`);
}
