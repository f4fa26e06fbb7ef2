import type { Editor, Kind } from '../kind.ts';

/** A kind of question that is answered in own words, and read. */
export function wordsKind(editor: Pick<Editor, 'name' | 'required' | 'ofPoll'>): Kind {
  return { editor: { ...editor, options: [], decidesBy: null }, card: null };
}
