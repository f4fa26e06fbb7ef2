import type { QuestionDraft } from '#web/question-kinds/question-draft.ts';
import type { ListState } from '../lib/use-builder.ts';

/** A question in the list, folded or open. */
export interface QuestionProps {
  readonly question: QuestionDraft;
  /** Among questions and headings, from 0. */
  readonly place: number;
  /** Among questions, from 1, as people count. */
  readonly position: number;
  readonly builder: ListState;
  readonly problem: string | undefined;
  readonly locked: boolean;
  /** To a place counted from 0. */
  readonly onMove: (place: number) => void;
}
