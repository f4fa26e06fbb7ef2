/** What keeps the server from starting, all of it at once, in words for its operator. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The server cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}
