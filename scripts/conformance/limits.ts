import type { Replacement } from '#scripts/mutation/guard.ts';

/** DynamoDB Local takes seconds where the table and the embedded database take milliseconds. */
export const TEST_MILLISECONDS = 300_000;

/** So the limits of a call and of a request would tell of its speed, not of its answers: what stands in their place. */
export const LIMITS: readonly Replacement[] = [
  {
    file: 'functions/data/table.ts',
    from: 'embedded: { connectionTimeout: 10_000, requestTimeout: 30_000 }',
    to: `embedded: { requestTimeout: ${TEST_MILLISECONDS} }`,
  },
  {
    file: 'functions/core/http/serve.ts',
    from: 'const handler = middy<HttpEvent, HttpResult, Error, HttpContext>(async',
    to: 'const handler = middy<HttpEvent, HttpResult, Error, HttpContext>({ timeoutEarlyInMillis: 0 }).handler(async',
  },
];
