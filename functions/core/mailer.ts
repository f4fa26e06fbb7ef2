import { postToAws } from './aws-request.ts';

/** A letter, ready to go. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  send(letter: Letter): Promise<void>;
}

interface MailerOptions {
  readonly region: string;
  /** The verified address letters come from. */
  readonly sender: string;
  /** Replaces the service's own address. */
  readonly endpoint: string | undefined;
}

/** Sends letters through SES v2. Throws when SES does not take one: the job that sends it is tried again. */
export function createMailer({ region, sender, endpoint }: MailerOptions): Mailer {
  const base = endpoint ?? `https://email.${region}.amazonaws.com`;
  return {
    async send({ to, subject, text, html }) {
      const part = (Data: string) => ({ Data, Charset: 'UTF-8' });
      await postToAws({
        service: 'ses',
        region,
        url: new URL(`${base}/v2/email/outbound-emails`),
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          FromEmailAddress: sender,
          Destination: { ToAddresses: [to] },
          Content: { Simple: { Subject: part(subject), Body: { Text: part(text), Html: part(html) } } },
        }),
        // Nobody is to get a letter twice because SES answered too late.
        repeatable: false,
      });
    },
  };
}
