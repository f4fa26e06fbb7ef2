/** What a log line may carry: never a person's data, an answer, a token or a path with one in it. */
export interface LogFields {
  readonly route?: string;
  readonly status?: number;
  readonly code?: string;
  readonly milliseconds?: number;
  readonly requestId?: string;
  readonly workspaceId?: string;
  readonly job?: string;
  /** The key of a job's item, made of identifiers: what an operator needs to have it done again. */
  readonly key?: string;
  readonly error?: { readonly name: string; readonly message: string; readonly stack?: string };
}

/** One structured line: an object, which Lambda's JSON format takes as it is, adding time, level and request id. */
export function log(level: 'info' | 'warn' | 'error', message: string, fields: LogFields = {}): void {
  console[level]({ message, ...fields });
}

/** The parts of an unexpected error that are safe to keep: our own code's words, not the caller's input. */
export function describeError(error: unknown): NonNullable<LogFields['error']> {
  if (!(error instanceof Error)) return { name: 'NotAnError', message: typeof error };
  return { name: error.name, message: error.message, ...(error.stack ? { stack: error.stack } : {}) };
}
