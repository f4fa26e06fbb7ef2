import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { EdgeRequest, EdgeResponse } from './gateway.ts';
import type { Events } from './events.ts';
import type { Journal } from './journal.ts';
import type { Schedules } from './schedules.ts';
import type { Sqs } from './sqs.ts';

export const LOCAL_ENDPOINTS = '/__local/';
/** Where the functions' calls of SES arrive. */
export const SES_PATH = '/__local/ses';
/** Where their calls of SQS arrive. */
export const SQS_PATH = '/__local/sqs';

const LOOPBACK_ADDRESS = /^(127\.[\d.]+|::1)$/;
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

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

/** What a test says of a letter: that its mail server refused it, or that the person called it spam. */
const Feedback = z.object({ to: z.string(), kind: z.enum(['bounce', 'complaint']) });
const Sent = z.object({ to: z.array(z.string()), configurationSet: z.optional(z.string()) });

interface Options {
  readonly schedules: Schedules;
  readonly events: Events;
  readonly sqs: Sqs;
  readonly mail: Journal;
  readonly deadLetters: Journal;
}

/** What exists on this machine alone: the mail that was "sent", the dead letters, the schedules' buttons. */
export function createLocalEndpoints({
  schedules,
  events,
  sqs,
  mail,
  deadLetters,
}: Options): (request: EdgeRequest) => Promise<EdgeResponse> {
  return async ({ method, path, body, headers, sourceIp }) => {
    const refused = refusalOf(headers, sourceIp);
    if (refused) return json(403, { message: refused });
    const schedule = /^\/__local\/schedules\/([^/]+)$/.exec(path)?.[1];
    if (method === 'POST' && schedule !== undefined) {
      const done = await schedules.fire(decodeURIComponent(schedule));
      return done === null
        ? json(404, { message: 'No such schedule', names: schedules.names })
        : json(done ? 200 : 500, { schedule, done });
    }
    switch (`${method} ${path}`) {
      case 'GET /__local/mail':
        return json(200, mail.all());
      case 'POST /__local/mail/feedback': {
        const feedback = Feedback.safeParse(JSON.parse(body.toString()));
        if (!feedback.success) return json(400, { message: z.prettifyError(feedback.error) });
        const { to, kind } = feedback.data;
        const letter = z
          .array(Sent)
          .parse(mail.all())
          .findLast((one) => one.to.includes(to));
        if (!letter) return json(404, { message: `No letter was sent to ${to}` });
        return json(200, { functions: await events.publish(feedbackEvent(letter, to, kind)) });
      }
      case 'GET /__local/dead-letters':
        return json(200, deadLetters.all());
      case 'GET /__local/schedules':
        return json(200, schedules.names);
      case `POST ${SQS_PATH}`:
        return sqs.answer(headers, body);
      case `POST ${SES_PATH}/v2/email/outbound-emails`: {
        const email = Email.safeParse(JSON.parse(body.toString()));
        if (!email.success) return json(400, { message: z.prettifyError(email.error) });
        mail.add(letterOf(email.data));
        return json(200, { MessageId: randomUUID() });
      }
      default:
        return json(404, { message: 'Not Found' });
    }
  };
}

/**
 * Why a request is not answered here, or null. Mails hold links that open accounts, so they are for this machine
 * alone, whomever HOST lets in. A page of the internet must not read them through this machine's browser either: one
 * whose name was made to lead here (DNS rebinding) gives itself away by the Host it asks for, others by their Origin.
 */
function refusalOf({ host = '', origin }: EdgeRequest['headers'], sourceIp: string): string | null {
  if (!LOOPBACK_ADDRESS.test(sourceIp)) return 'Only this machine may ask for /__local';
  if (!LOOPBACK_HOST.test(host)) return 'Ask for /__local at localhost or 127.0.0.1';
  if (origin !== undefined && origin !== `http://${host}`) return 'Pages of other origins may not ask for /__local';
  return null;
}

/** The event by which SES tells of a letter that came back, or was complained of. */
function feedbackEvent({ configurationSet }: z.infer<typeof Sent>, to: string, kind: 'bounce' | 'complaint') {
  const mail = {
    destination: [to],
    tags: { 'ses:configuration-set': configurationSet === undefined ? [] : [configurationSet] },
  };
  return kind === 'bounce'
    ? {
        source: 'aws.ses',
        detailType: 'Email Bounced',
        detail: {
          eventType: 'Bounce',
          mail,
          bounce: { bounceType: 'Permanent', bounceSubType: 'General', bouncedRecipients: [{ emailAddress: to }] },
        },
      }
    : {
        source: 'aws.ses',
        detailType: 'Email Complaint Received',
        detail: {
          eventType: 'Complaint',
          mail,
          complaint: { complainedRecipients: [{ emailAddress: to }], complaintFeedbackType: 'abuse' },
        },
      };
}

function letterOf(email: z.infer<typeof Email>): object {
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
