import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { EdgeRequest, EdgeResponse } from './gateway.ts';
import type { Journal } from './journal.ts';
import type { Schedules } from './schedules.ts';

export const BACKSTAGE = '/__local/';
/** Where the functions' calls of SES arrive. */
export const SES_PATH = '/__local/ses';

const LOOPBACK_ADDRESS = /^(127\.[\d.]+|::1)$/;
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const Content = z.optional(z.object({ Data: z.string() }));
const Email = z.object({
  FromEmailAddress: z.optional(z.string()),
  Destination: z.object({ ToAddresses: z._default(z.array(z.string()), []) }),
  Content: z.object({
    Simple: z.object({ Subject: z.object({ Data: z.string() }), Body: z.object({ Text: Content, Html: Content }) }),
  }),
});

interface Options {
  readonly schedules: Schedules;
  readonly mail: Journal;
  readonly deadLetters: Journal;
}

/** What exists on this machine alone: the mail that was "sent", the dead letters, the schedules' buttons. */
export function createBackstage({
  schedules,
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
      case 'GET /__local/dead-letters':
        return json(200, deadLetters.all());
      case 'GET /__local/schedules':
        return json(200, schedules.names);
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

function letterOf({ FromEmailAddress, Destination, Content: { Simple } }: z.infer<typeof Email>): object {
  return {
    from: FromEmailAddress,
    to: Destination.ToAddresses,
    subject: Simple.Subject.Data,
    text: Simple.Body.Text?.Data,
    html: Simple.Body.Html?.Data,
    sentAt: new Date().toISOString(),
  };
}

function json(status: number, value: unknown): EdgeResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(value)) };
}
