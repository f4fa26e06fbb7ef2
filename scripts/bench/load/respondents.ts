import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Whom the respondents write to. */
export interface Target {
  readonly port: number;
  readonly path: string;
  /** The questions they answer, in order. */
  readonly questionIds: readonly string[];
}

/** What came of it. */
export interface Outcome {
  readonly seconds: number;
  /** Of every request that was taken, milliseconds. */
  readonly latencies: readonly number[];
  /** Answers the service asked to be sent again later, as the page does by itself. */
  readonly postponed: number;
  /** Answers that met a connection the server had just given up as idle, and went again, as browsers send them. */
  readonly resent: number;
  /** What went wrong for good, in words. */
  readonly failures: readonly string[];
  /** What every respondent said last, by the mark in their first answer. */
  readonly expected: ReadonlyMap<string, string>;
}

/** A tenth of them press twice, another tenth changes their answers. */
const ONE_IN = 10;
/** Ten answers of about 70 bytes, as people write them. */
const WORDS = 'Много срочных задач в конце недели, не успеваю';

interface Crowd {
  readonly desks: number;
  readonly seconds: number;
  readonly people: number;
  /** How long a desk stays empty between two of them; none when left out. */
  readonly pauseSeconds?: number;
}

/**
 * So many respondents at once, each from an address of their own, one questionnaire after another until the time is
 * up or `people` have come: every questionnaire is a new session, as if somebody else had come to that desk.
 */
export async function respond(target: Target, { desks, seconds, people, pauseSeconds = 0 }: Crowd): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true });
  const latencies: number[] = [];
  const failures: string[] = [];
  const expected = new Map<string, string>();
  let [postponed, resent, come] = [0, 0, 0];

  const submit = async (body: string, localAddress: string): Promise<boolean> => {
    for (;;) {
      const start = performance.now();
      const { status, retryAfter, text, stale } = await post({ agent, localAddress, body, ...target });
      if (status === 200) {
        latencies.push(performance.now() - start);
        return true;
      }
      if (stale) {
        resent++;
        continue;
      }
      if (status !== 429) {
        failures.push(`${status}: ${text.slice(0, 200)}`);
        return false;
      }
      postponed++;
      await delay(retryAfter * 1000);
    }
  };

  const start = performance.now();
  const end = start + seconds * 1000;
  const desk = async (number: number): Promise<void> => {
    const localAddress = `127.0.${1 + Math.floor(number / 250)}.${1 + (number % 250)}`;
    // Those who pause do not all come in the same moment.
    if (pauseSeconds > 0) await delay((pauseSeconds * 1000 * number) / desks);
    for (let count = 0; performance.now() < end && come < people; count++) {
      come++;
      const [session, mark] = [randomUUID(), `${number}-${count}`];
      const questionnaire = (version: string): string => bodyOf(target.questionIds, session, `${mark} ${version}`);
      const first = questionnaire('first');
      const kind = count % ONE_IN;
      const sent = await Promise.all(
        kind === 1 ? [submit(first, localAddress), submit(first, localAddress)] : [submit(first, localAddress)],
      );
      if (sent.every(Boolean)) expected.set(mark, 'first');
      if (kind === 2 && (await submit(questionnaire('changed'), localAddress))) expected.set(mark, 'changed');
      if (pauseSeconds > 0) await delay(pauseSeconds * 1000);
    }
  };
  await Promise.all(Array.from({ length: desks }, (_, number) => desk(number)));
  agent.destroy();
  return { seconds: (performance.now() - start) / 1000, latencies, postponed, resent, failures, expected };
}

function bodyOf(questionIds: readonly string[], session: string, mark: string): string {
  const answers = questionIds.map((question_id, index) => ({
    question_id,
    content: index === 0 ? mark : `${WORDS} (${index})`,
  }));
  return JSON.stringify({ answers, anonymous_session_id: session });
}

interface Sent {
  readonly agent: Agent;
  readonly localAddress: string;
  readonly port: number;
  readonly path: string;
  readonly body: string;
}

interface Received {
  readonly status: number;
  readonly retryAfter: number;
  readonly text: string;
  /** The connection had been idle and was closed at that moment. */
  readonly stale: boolean;
}

/** One request; a connection that breaks is a status of 0. */
function post({ agent, localAddress, port, path, body }: Sent): Promise<Received> {
  const { promise, resolve } = Promise.withResolvers<Received>();
  const failed = (error: Error): void => {
    const stale = outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
    resolve({ status: 0, retryAfter: 0, text: error.message, stale });
  };
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const outgoing = request(
    { agent, host: '127.0.0.1', localAddress, port, path, method: 'POST', headers },
    (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', failed);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          retryAfter: Number(incoming.headers['retry-after'] ?? 1),
          text: Buffer.concat(parts).toString(),
          stale: false,
        }),
      );
    },
  );
  outgoing.on('error', failed);
  outgoing.end(body);
  return promise;
}
