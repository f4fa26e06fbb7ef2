/*
 * Answers of which several are counted together: stored is the place of the counter with what was said, `3:17`, since
 * whoever counts knows no bounds.
 */

/** An answer as it is stored. */
export function placed(counter: number, said: string | number): string {
  return `${counter}:${said}`;
}

/** What was said in a stored answer. */
export function saidIn(answer: string): string {
  return answer.slice(answer.indexOf(':') + 1);
}

/** The counter that a stored answer raises, where there is one of its place. */
export function raisedAt(answer: string, counters: number): number[] {
  const [, place] = /^(\d{1,2}):/.exec(answer) ?? [];
  return place !== undefined && Number(place) < counters ? [Number(place)] : [];
}
