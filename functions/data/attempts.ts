/** Something has changed between reading it and writing: what was prepared from it is prepared anew. */
export const OVERTAKEN = Symbol('overtaken');

const ATTEMPTS = 5;

/** What an attempt comes to, made anew while it is overtaken; throws where that does not end. `what` is said then. */
export async function untilNotOvertaken<Result>(
  what: string,
  attempt: () => Promise<Result | typeof OVERTAKEN>,
  most = ATTEMPTS,
): Promise<Result> {
  for (let made = 1; made <= most; made++) {
    const result = await attempt();
    if (result !== OVERTAKEN) return result;
  }
  throw new Error(`${what} is being changed again and again`);
}
