import * as z from 'zod/mini';
import type { Journal } from './journal.ts';
import type { Lambda } from './lambda.ts';

/** What a schedule or a rule of EventBridge calls. */
export const Target = z.object({
  Arn: z.string(),
  Input: z.optional(z.string()),
  RetryPolicy: z.optional(z.object({ MaximumRetryAttempts: z.optional(z.number()) })),
  DeadLetterConfig: z.optional(z.object({ Arn: z.optional(z.string()) })),
});
export type Target = z.infer<typeof Target>;

export interface Targets {
  /** Hands an event to the function of a target; false when it failed for good and lies among the dead letters. */
  hit(name: string, target: Target, event: unknown): Promise<boolean>;
}

interface Options {
  readonly deadLetters: Journal;
  readonly lambdaByArn: (arn: string) => Lambda;
}

/** Calls what EventBridge calls, as often as each target asks for. */
export function createTargets({ deadLetters, lambdaByArn }: Options): Targets {
  return {
    async hit(name, target, event) {
      const retries = target.RetryPolicy?.MaximumRetryAttempts ?? 0;
      for (let attempt = 0; attempt <= retries; attempt += 1) {
        try {
          await lambdaByArn(target.Arn).invoke(event);
          return true;
        } catch {
          // The function has logged why; another try or the dead letters follow.
        }
      }
      const queue = target.DeadLetterConfig?.Arn;
      if (queue) deadLetters.add({ queue, schedule: name, event });
      return false;
    },
  };
}
