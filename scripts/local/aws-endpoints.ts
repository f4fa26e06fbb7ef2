import * as z from 'zod/mini';
import { isSignedBy } from './credentials.ts';
import type { EdgeRequest, EdgeResponse } from './gateway.ts';
import type { Sqs } from './sqs.ts';

/** Where the functions' calls of SES arrive. */
export const SES_PATH = '/__local/ses';
/** Where their calls of SQS arrive. */
export const SQS_PATH = '/__local/sqs';

/** Answers a call of SES or SQS; undefined for a request of anything else. */
export type AwsEndpoints = (request: EdgeRequest) => Promise<EdgeResponse | undefined>;

const Content = z.optional(z.object({ Data: z.string() }));
const Email = z.object({
  FromEmailAddress: z.optional(z.string()),
  ConfigurationSetName: z.optional(z.string()),
  Destination: z.object({ ToAddresses: z._default(z.array(z.string()), []) }),
  ReplyToAddresses: z._default(z.array(z.string()), []),
  Content: z.object({
    Simple: z.object({
      Subject: z.object({ Data: z.string() }),
      Body: z.object({ Text: Content, Html: Content }),
      Headers: z._default(z.array(z.object({ Name: z.string(), Value: z.string() })), []),
    }),
  }),
});

/** A letter that a function has handed to SES. */
export interface SentLetter {
  readonly from: string | undefined;
  readonly configurationSet: string | undefined;
  readonly to: readonly string[];
  readonly replyTo: readonly string[];
  readonly subject: string;
  readonly text: string | undefined;
  readonly html: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly sentAt: string;
}

interface Options {
  readonly sqs: Sqs;
  /** Keeps a letter so that it is not lost, and gives its id; where it throws, SES says that it cannot now. */
  takeLetter(letter: SentLetter): string;
  /** Only requests signed in this name are answered; left out, all are. */
  readonly accessKeyId?: string | undefined;
}

/** Stands in for the services that functions write to. */
export function createAwsEndpoints({ sqs, takeLetter, accessKeyId }: Options): AwsEndpoints {
  return async ({ method, path, headers, body }) => {
    const isLetter = method === 'POST' && path === `${SES_PATH}/v2/email/outbound-emails`;
    if (!isLetter && !(method === 'POST' && path === SQS_PATH)) return undefined;
    if (!isSignedBy(headers['authorization'], accessKeyId)) return json(403, { message: 'Access denied' });
    if (!isLetter) return sqs.answer(headers, body);
    const email = Email.safeParse(JSON.parse(body.toString()));
    if (!email.success) return json(400, { message: z.prettifyError(email.error) });
    try {
      return json(200, { MessageId: takeLetter(letterOf(email.data)) });
    } catch {
      // By 503 whoever sends knows that nothing was begun, and tries again.
      return json(503, { message: 'The letter could not be kept' });
    }
  };
}

function letterOf(email: z.infer<typeof Email>): SentLetter {
  const {
    FromEmailAddress,
    ConfigurationSetName,
    Destination,
    ReplyToAddresses,
    Content: { Simple },
  } = email;
  return {
    from: FromEmailAddress,
    configurationSet: ConfigurationSetName,
    to: Destination.ToAddresses,
    replyTo: ReplyToAddresses,
    subject: Simple.Subject.Data,
    text: Simple.Body.Text?.Data,
    html: Simple.Body.Html?.Data,
    headers: Object.fromEntries(Simple.Headers.map(({ Name, Value }) => [Name, Value])),
    sentAt: new Date().toISOString(),
  };
}

function json(status: number, value: unknown): EdgeResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(value)) };
}
