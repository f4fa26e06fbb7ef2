import * as z from 'zod/mini';
import type { EdgeRequest, EdgeResponse } from './gateway.ts';
import type { AwsEndpoints } from './aws-endpoints.ts';
import type { Events } from './events.ts';
import type { Journal } from './journal.ts';
import { feedbackEvent } from './mail-feedback.ts';
import type { Schedules } from './schedules.ts';

export const LOCAL_ENDPOINTS = '/__local/';

const LOOPBACK_ADDRESS = /^(127\.[\d.]+|::1)$/;
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** What a test says of a letter: that its mail server refused it, or that the person called it spam. */
const Feedback = z.object({ to: z.string(), kind: z.enum(['bounce', 'complaint']) });
const Sent = z.object({ to: z.array(z.string()), configurationSet: z.optional(z.string()) });

interface Options {
  readonly schedules: Schedules;
  readonly events: Events;
  readonly aws: AwsEndpoints;
  readonly mail: Journal;
  readonly deadLetters: Journal;
}

/** What exists on this machine alone: the mail that was "sent", the dead letters, the schedules' buttons. */
export function createLocalEndpoints({
  schedules,
  events,
  aws,
  mail,
  deadLetters,
}: Options): (request: EdgeRequest) => Promise<EdgeResponse> {
  return async (request) => {
    const { method, path, body, headers, sourceIp } = request;
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
        const { configurationSet } = letter;
        return json(200, { functions: await events.publish(feedbackEvent({ configurationSet, to, kind })) });
      }
      case 'GET /__local/dead-letters':
        return json(200, deadLetters.all());
      case 'GET /__local/schedules':
        return json(200, schedules.names);
      default:
        return (await aws(request)) ?? json(404, { message: 'Not Found' });
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

function json(status: number, value: unknown): EdgeResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(value)) };
}
