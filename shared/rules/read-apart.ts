import type { RunVisibility } from '../models/answers.ts';

/**
 * Whether answers of a run are read question by question, with nothing that joins what one person said: without names,
 * and not as they come. Whoever shows them at once says so, and the answers of a person stand together.
 */
export function isReadApart(isAnonymous: boolean, visibility: RunVisibility): boolean {
  return isAnonymous && visibility !== 'live';
}
