import { isInWords } from '#shared/question-kinds/index.ts';
import { offersDialogue } from '#shared/rules/dialogues.ts';
import { scaleOf } from '#shared/rules/scales.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import type { Run } from './repositories/run.ts';

/** An answer as polls and surveys take it, and the box its author wants to be answered in. */
interface Submitted {
  readonly question_id: string;
  readonly content?: string;
  readonly answer_text?: string | null | undefined;
  readonly reply_box?: string | undefined;
}

/**
 * The boxes for replies by question index, as they are stored beside the answers: of answers in words alone, and only
 * where a run has neither names nor results that nobody reads. Null where nobody asks to be answered.
 */
export function boxesInOrder(run: Run, submitted: readonly Submitted[]): (string | null)[] | null {
  if (!offersDialogue({ anonymous: run.isAnonymous, visibility: run.resultsVisibility })) return null;
  if (submitted.every(({ reply_box: box }) => box === undefined)) return null;
  const byId = new Map(submitted.map((answer) => [answer.question_id, answer]));
  const boxes = run.questions.map((question, place) => {
    const { content, answer_text: text, reply_box: box } = byId.get(question.id) ?? {};
    // The first question of an eNPS poll is a scale, whatever kind it is stored as.
    const inWords =
      isInWords(question) && (run.kind === 'survey' || scaleOf({ type: run.pollType }, question, place) === null);
    return box !== undefined && inWords && hasVisibleText(content ?? text ?? '') ? box : null;
  });
  return boxes.some((box) => box !== null) ? boxes : null;
}
