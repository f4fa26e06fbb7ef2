import { ApiError } from '#web/lib/api-error.ts';
import { boardText } from '../text.ts';

/** Where a call about tasks fails: the specification has words of their own for each. */
export type TaskCall = keyof typeof boardText.enumErrors;

/** Does a call about tasks; a refusal that speaks of an enum is put into the words of a person. */
export async function inTaskWords<Result>(call: TaskCall, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw taskError(call, error);
  }
}

/** The same for an error that is there already. */
export function taskError(call: TaskCall, error: unknown): unknown {
  if (!(error instanceof ApiError) || !/enum/i.test(error.message)) return error;
  const { status, code, errors } = error;
  return new ApiError(status, { code, errors, detail: boardText.enumErrors[call] });
}
