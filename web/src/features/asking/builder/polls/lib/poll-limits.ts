import { MAX_QUESTIONS } from '#shared/models/answers.ts';
import { POLL_TITLE_MAX_LENGTH, QUESTION_TEXT_MAX_LENGTH, QUESTIONS_MAX_LENGTH } from '#shared/models/poll.ts';
import { type PollDraft, written } from './poll-draft.ts';

/** From this share of a limit on a form says how much is used. */
const NEAR = 0.8;

/** How much of a limit is used, told only when it is near. */
export interface Usage {
  readonly used: number;
  readonly max: number;
  readonly over: boolean;
}

/** How long texts are and how many there are, against what the server takes; all counted as they will be sent. */
export interface PollLimits {
  readonly title: Usage | null;
  /** By question key. */
  readonly questions: ReadonlyMap<number, Usage>;
  /** All question texts together. */
  readonly together: Usage | null;
  readonly count: Usage | null;
  /** Something is over its limit: sending would be refused. */
  readonly exceeded: boolean;
}

/** Holds a draft against the limits of polls. */
export function limitsOf(draft: PollDraft): PollLimits {
  const sent = written(draft);
  const questions = new Map<number, Usage>();
  for (const { key, text } of sent) {
    const usage = usageOf(text.trim().length, QUESTION_TEXT_MAX_LENGTH);
    if (usage) questions.set(key, usage);
  }
  const title = usageOf(draft.title.trim().length, POLL_TITLE_MAX_LENGTH);
  const length = sent.reduce((sum, { text }) => sum + text.trim().length, 0);
  const together = usageOf(length, QUESTIONS_MAX_LENGTH);
  const count = usageOf(sent.length, MAX_QUESTIONS);
  const exceeded = [title, together, count, ...questions.values()].some((usage) => usage?.over);
  return { title, questions, together, count, exceeded };
}

function usageOf(used: number, max: number): Usage | null {
  return used >= max * NEAR ? { used, max, over: used > max } : null;
}
