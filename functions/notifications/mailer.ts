import { AwsRefusal, AwsSilence, postToAws } from '#core/clients/aws-request.ts';

/** A letter, ready to go. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whom a reply goes to, where that is not the sender. */
  readonly replyTo?: string;
  /** Beside those SES writes itself. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * What became of a letter. `refused`: SES takes it neither now nor later. `postponed`: it did not go out and may do so
 * later. `unknown`: SES may have sent it, nobody can tell.
 */
export type Sending =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused' | 'postponed' | 'unknown'; readonly reason: string };

export interface Mailer {
  send(letter: Letter): Promise<Sending>;
}

interface MailerOptions {
  readonly region: string;
  /** The verified address letters come from. */
  readonly sender: string;
  /** Tells SES where bounces and complaints go. */
  readonly configurationSet: string | undefined;
  /** Replaces the service's own address. */
  readonly endpoint: string | undefined;
}

/** Sends letters through SES v2, each once at most. */
export function createMailer({ region, sender, configurationSet, endpoint }: MailerOptions): Mailer {
  const base = endpoint ?? `https://email.${region}.amazonaws.com`;
  return {
    async send({ to, replyTo, subject, text, html, headers = {} }) {
      const part = (Data: string) => ({ Data, Charset: 'UTF-8' });
      const named = Object.entries(headers).map(([Name, Value]) => ({ Name, Value }));
      try {
        await postToAws({
          service: 'ses',
          region,
          url: new URL(`${base}/v2/email/outbound-emails`),
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            FromEmailAddress: sender,
            Destination: { ToAddresses: [to] },
            ...(replyTo === undefined ? {} : { ReplyToAddresses: [replyTo] }),
            Content: {
              Simple: {
                Subject: part(subject),
                Body: { Text: part(text), Html: part(html) },
                ...(named.length > 0 ? { Headers: named } : {}),
              },
            },
            ...(configurationSet ? { ConfigurationSetName: configurationSet } : {}),
          }),
          // Nobody is to get a letter twice because SES answered too late.
          repeatable: false,
        });
        return { kind: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

/**
 * What SES refuses for the letter's own sake: its address or its content. Everything else it refuses with (the
 * account's limits, a paused account, a domain that is not verified, missing rights) is mended and passes.
 */
const FOR_GOOD = new Set(['MessageRejected', 'BadRequestException', 'ValidationException']);

function outcomeOf(error: unknown): Exclude<Sending, { kind: 'sent' }> {
  if (error instanceof AwsSilence) return { kind: 'unknown', reason: 'no answer' };
  if (!(error instanceof AwsRefusal)) {
    return { kind: 'postponed', reason: error instanceof Error ? error.name : 'not reached' };
  }
  const reason = error.code || `status ${error.status}`;
  if (FOR_GOOD.has(error.code)) return { kind: 'refused', reason };
  // Of the server's own errors 503 alone says that nothing was begun.
  return { kind: error.status >= 500 && error.status !== 503 ? 'unknown' : 'postponed', reason };
}
