import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { OnInvoked } from '#scripts/local/lambda.ts';
import { SECOND_MS } from '#shared/rules/durations.ts';
import { checkParts, type Parts } from './health.ts';
import type { MailState } from './mail-queue.ts';

/** What is counted while it happens; nothing of it tells of people or of what was asked for. */
export interface Metrics {
  readonly onInvoked: OnInvoked;
  readonly onFired: (schedule: string, succeeded: boolean, at: Date) => void;
  readonly onAnswered: (status: number) => void;
  /** As Prometheus reads it, with how the parts are now. */
  text(parts: MetricParts): Promise<string>;
  readonly contentType: string;
}

interface MetricParts extends Parts {
  readonly mail: () => MailState;
  readonly deadLetters: () => number;
  readonly certificateEnds: () => Date | null;
  readonly underWay: () => number;
}

/** Seconds, from a warm function to the longest that the gateway waits for. */
const DURATIONS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The metrics of one server. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'tonus_http_requests_total',
    help: 'Answers given to the world, by status',
    labelNames: ['status'],
    registers,
  });
  const underWay = new Gauge({ name: 'tonus_http_requests_under_way', help: 'Requests being answered', registers });
  const durations = new Histogram({
    name: 'tonus_function_duration_seconds',
    help: 'How long invocations took, their wait for an environment included',
    labelNames: ['function'],
    buckets: DURATIONS,
    registers,
  });
  const errors = new Counter({
    name: 'tonus_function_errors_total',
    help: 'Invocations that failed',
    labelNames: ['function'],
    registers,
  });
  const lastSuccess = new Gauge({
    name: 'tonus_schedule_last_success_timestamp_seconds',
    help: 'When a schedule last did what it is for',
    labelNames: ['schedule'],
    registers,
  });
  const failures = new Counter({
    name: 'tonus_schedule_failures_total',
    help: 'Times a schedule failed for good',
    labelNames: ['schedule'],
    registers,
  });
  const figures = new Gauge({
    name: 'tonus_part',
    help: 'What /ready says of a part: its figures',
    labelNames: ['part', 'figure'],
    registers,
  });
  const ready = new Gauge({
    name: 'tonus_part_ready',
    help: '1 where /ready is content',
    labelNames: ['part'],
    registers,
  });
  const letters = new Gauge({
    name: 'tonus_letters',
    help: 'Tries to send a letter since the start, by what became of them',
    labelNames: ['outcome'],
    registers,
  });
  const dead = new Gauge({ name: 'tonus_dead_letters', help: 'Events and jobs given up', registers });
  const certificate = new Gauge({
    name: 'tonus_certificate_ends_timestamp_seconds',
    help: 'When the certificate ends',
    registers,
  });
  return {
    contentType: registry.contentType,
    onAnswered: (status) => requests.inc({ status }),
    onInvoked: ({ name, milliseconds, failed }) => {
      durations.observe({ function: name }, milliseconds / SECOND_MS);
      errors.inc({ function: name }, failed ? 1 : 0);
    },
    onFired: (schedule, succeeded, at) => {
      failures.inc({ schedule }, succeeded ? 0 : 1);
      if (succeeded) lastSuccess.set({ schedule }, Math.round(at.getTime() / SECOND_MS));
    },
    text: async (parts) => {
      for (const { name: part, ok, figures: found } of await checkParts(parts)) {
        ready.set({ part }, ok ? 1 : 0);
        for (const [figure, value] of Object.entries(found)) figures.set({ part, figure }, value);
      }
      for (const [outcome, count] of Object.entries(parts.mail().counts)) letters.set({ outcome }, count);
      underWay.set(parts.underWay());
      dead.set(parts.deadLetters());
      const ends = parts.certificateEnds();
      if (ends) certificate.set(Math.round(ends.getTime() / SECOND_MS));
      return registry.metrics();
    },
  };
}
