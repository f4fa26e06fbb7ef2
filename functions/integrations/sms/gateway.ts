import { problemOf, type Problem } from '#core/clients/connection-problems.ts';
import { OutboundError, type Outbound } from '#core/clients/outbound.ts';
import type { SmsGatewayName } from '#shared/rules/sms.ts';

const TIMEOUT_MILLISECONDS = 8_000;

/** One message; its number is ours, the same whenever it is tried again. */
export interface SmsMessage {
  readonly id: number;
  readonly phone: string;
  readonly text: string;
  /** Null for that of the gateway. */
  readonly sender: string | null;
}

/**
 * What became of a message: it was taken; it was refused, on account of this number alone or of all there are; nobody
 * knows, as no answer came. One that may have been sent is never sent again without asking.
 */
export type SmsOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly problem: Problem; readonly concerns: 'number' | 'all' }
  | { readonly kind: 'unknown'; readonly problem: Problem };

/** What each gateway does. Success stands in the body of its replies; what it does not do is a SmsError. */
export interface SmsGateway {
  /** What a message would cost, in kopecks for each of its parts; nothing is sent. */
  priceOfPart(key: string, message: Omit<SmsMessage, 'id'>): Promise<number>;
  send(key: string, message: SmsMessage): Promise<SmsOutcome>;
  /** Whether it has taken a message of ours; null where it cannot tell. */
  knows(key: string, message: Pick<SmsMessage, 'id' | 'phone'>): Promise<boolean | null>;
}

/** A gateway did not do what it was asked. The words never hold a key or a number. */
export class SmsError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`An SMS gateway did not serve: ${problem.kind}`);
    this.name = 'SmsError';
    this.problem = problem;
  }
}

/** The status and the body of a reply, or that there was none although the gateway may have done as it was asked. */
type Answer = { readonly status: number; readonly body: unknown } | { readonly maybe: Problem };

/** Posts a form: keys and numbers stand in no address, as addresses are written to logs. */
export async function postForm(
  outbound: Outbound,
  whom: SmsGatewayName,
  url: string,
  values: Readonly<Record<string, string>>,
): Promise<Answer> {
  try {
    const { status, body } = await outbound.call({
      method: 'POST',
      url: new URL(url),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(values).toString(),
      timeoutMilliseconds: TIMEOUT_MILLISECONDS,
    });
    return { status, body };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (error.reached) return { maybe: problemOf(error, whom) };
    throw new SmsError(problemOf(error, whom));
  }
}

/** The body of what must have been answered; for calls that send nothing. */
export async function demandForm(...request: Parameters<typeof postForm>): Promise<unknown> {
  const answer = await postForm(...request);
  if ('maybe' in answer) throw new SmsError(answer.maybe);
  return answer.body;
}
