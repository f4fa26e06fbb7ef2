import { OutboundError } from '#core/clients/outbound.ts';
import type { Api, ApiHost, ApiReply } from './api.ts';
import { chatBody, MODES, readCompletion } from './chat.ts';
import { completionProblem, NoToken, PROBLEMS, tokenProblem, transportProblem } from './problems.ts';
import type { Clock, CompletionProblem, JsonOutcome, JsonQuestion } from '../gigachat-types.ts';

/** The longest a reply is waited for: long ones take half a minute. */
const REPLY_MILLISECONDS = 60_000;
/** Too many requests, and a stumble of the server: each is asked again so often, after 1, 2, 4 … seconds. */
const BUSY_RETRIES = 3;
const BROKEN_RETRIES = 2;
const PAUSE_MILLISECONDS = 1_000;
/** Those who met do not meet again: a pause is longer by up to this part. */
const JITTER = 0.5;

/** A reply, or why there is none; whatever its status is, 0 where nothing said one. */
type Attempt = { readonly status: number; readonly retryAfterMilliseconds: number | null } & (
  | { readonly reply: ApiReply }
  | { readonly problem: CompletionProblem }
);
const stopped = (problem: CompletionProblem, status = 0): Attempt => ({
  problem,
  status,
  retryAfterMilliseconds: null,
});

/** What has been used for a question. */
interface Tally {
  usage: number;
  calls: number;
  /** A request that was counted beforehand and then not carried out stands for the next. */
  reserved: boolean;
}

/**
 * Asks for JSON of a known shape. At most two requests are paid for: whatever the reply was cut, invalid or broken by,
 * it is asked for a second time and not a third; where nobody knows whether a request arrived, it is not repeated.
 */
export async function completeJson<T>(api: Api, clock: Clock, question: JsonQuestion<T>): Promise<JsonOutcome<T>> {
  const tally: Tally = { usage: 0, calls: 0, reserved: false };
  const spent = () => ({ usage: tally.usage, calls: tally.calls });
  const fail = (problem: CompletionProblem) => ({ ok: false, problem, ...spent() }) as const;
  let { model, maxTokens } = question;
  let [mode, secondTime] = [0, false];
  for (;;) {
    const chat = (host: ApiHost) => chatBody(question, { model: model ?? host.model, maxTokens, mode: MODES[mode]! });
    const attempt = await askPatiently(api, clock, question, chat, tally);
    if ('problem' in attempt) return fail(attempt.problem);
    const { status, body, host } = attempt.reply;
    if ((status === 400 || status === 422) && mode < MODES.length - 1) {
      mode++;
      continue;
    }
    if (status === 404 && (model ?? host.model) !== host.model) {
      model = host.model;
      continue;
    }
    if (status !== 200) return fail(completionProblem(status));
    const read = readCompletion(body, question.schema);
    tally.usage += read.usage;
    if (read.kind === 'value') return { ok: true, value: read.value, model: read.model || host.model, ...spent() };
    if (read.kind === 'blacklisted' || read.kind === 'unreadable') return fail(PROBLEMS[read.kind]);
    if (secondTime) return fail(PROBLEMS[read.kind]);
    secondTime = true;
    if (read.kind === 'cut') maxTokens *= 2;
  }
}

/** Asks again what the provider refused without doing it, while there is time. */
async function askPatiently<T>(
  api: Api,
  clock: Clock,
  question: JsonQuestion<T>,
  chat: (host: ApiHost) => unknown,
  tally: Tally,
): Promise<Attempt> {
  let [busy, broken] = [0, 0];
  for (;;) {
    const attempt = await askOnce(api, clock, question, chat, tally);
    const { status, retryAfterMilliseconds } = attempt;
    const again = status === 429 ? busy++ < BUSY_RETRIES : status >= 500 && broken++ < BROKEN_RETRIES;
    if (!again) return attempt;
    const backoff = PAUSE_MILLISECONDS * 2 ** (busy + broken - 1) * (1 + JITTER * clock.random());
    const pause = Math.max(backoff, retryAfterMilliseconds ?? 0);
    if (clock.now() + pause >= question.until.getTime()) return attempt;
    await clock.sleep(pause);
  }
}

/** One request over one stream. */
async function askOnce<T>(
  api: Api,
  clock: Clock,
  { access, until, limiter }: JsonQuestion<T>,
  body: (host: ApiHost) => unknown,
  tally: Tally,
): Promise<Attempt> {
  if (clock.now() >= until.getTime()) return stopped(PROBLEMS.timeout);
  const stream = await limiter.enter(until, REPLY_MILLISECONDS);
  if (!stream) return stopped(PROBLEMS.noStream);
  try {
    tally.reserved ||= await limiter.reserve();
    if (!tally.reserved) return stopped(PROBLEMS.monthSpent);
    const request = { method: 'POST', path: '/chat/completions', body } as const;
    const reply = await api.send(access, request, stream.until.getTime());
    if (reply.status === 200) count(tally);
    return { reply, status: reply.status, retryAfterMilliseconds: reply.retryAfterMilliseconds };
  } catch (error) {
    if (error instanceof NoToken) return stopped(tokenProblem(error), error.status);
    if (!(error instanceof OutboundError)) throw error;
    if (error.reached) count(tally);
    return stopped(transportProblem(error));
  } finally {
    await stream.leave();
  }
}

/** The request was carried out, or may have been. */
function count(tally: Tally): void {
  tally.calls++;
  tally.reserved = false;
}
