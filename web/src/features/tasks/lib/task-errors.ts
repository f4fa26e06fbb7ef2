import { ApiError } from '#web/lib/api-error.ts';
import { tasksText } from '#text/common/tasks.ts';

/** Where a call about tasks fails: the specification has words of their own for each. */
export type TaskCall = keyof typeof tasksText.enumErrors;

const ENUM_FIELDS: readonly string[] = ['status', 'priority', 'sub_status', 'duration_type'];

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
  if (!(error instanceof ApiError) || !isAboutEnum(error)) return error;
  const { status, code, errors } = error;
  return new ApiError(status, { code, errors, detail: tasksText.enumErrors[call] });
}

/** Whether the server mentions an enum, or refuses the value of a field that is one. */
function isAboutEnum({ message, errors }: ApiError): boolean {
  return /enum/i.test(message) || errors.some(({ path }) => ENUM_FIELDS.includes(path.split('.').at(-1) ?? ''));
}
