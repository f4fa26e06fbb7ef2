/** Leaves a word for whoever looks into the console about what failed without anybody missing it on the page. */
export function logFailure(what: string, error: unknown): void {
  console.warn(what, error);
}
