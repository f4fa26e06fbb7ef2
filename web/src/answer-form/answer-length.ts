import type { ANSWER_MAX_LENGTH, ANSWERS_MAX_LENGTH } from '#shared/models/answers.ts';

/** Characters; type-checked copies, since importing the values would bring the model's schemas along. */
export const ANSWER_LIMIT: typeof ANSWER_MAX_LENGTH = 5000;
export const ANSWERS_LIMIT: typeof ANSWERS_MAX_LENGTH = 20_000;
/** From here on the counter is shown: the last tenth. */
const NEAR_LIMIT = ANSWER_LIMIT - 500;

/** Characters an answer may still grow by; negative when it is too long. */
export function charactersLeft(answer: string | undefined): number {
  return ANSWER_LIMIT - (answer?.trim().length ?? 0);
}

/** Whether the counter is worth showing. */
export function isNearLimit(answer: string | undefined): boolean {
  return charactersLeft(answer) <= ANSWER_LIMIT - NEAR_LIMIT;
}
