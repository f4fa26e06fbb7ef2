import * as z from 'zod/mini';
import type { Outbound } from '#core/clients/outbound.ts';
import { guessedState, SOURCE_PEOPLE_MOST } from '#shared/rules/task-sources.ts';
import { readFromMoments } from './in-order.ts';
import {
  askingBy,
  endOfDay,
  inUtc,
  rowsOf,
  TaskSourceError,
  Text,
  type SourceStatus,
  type SourceTask,
  type TaskSource,
  type TaskSourceAccess,
} from './task-source.ts';

export const TRACKER_URL = 'https://api.tracker.yandex.net';

const PAGE = 100;

const Id = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const User = z.object({
  uid: Id,
  display: Text,
  email: Text,
  dismissed: z.optional(z.nullable(z.boolean())),
});
const Status = z.object({ key: Text, name: Text, type: Text });
const Ref = z.optional(z.nullable(z.object({ id: Id, key: Text, display: Text })));
const Issue = z.object({
  id: Id,
  key: Text,
  summary: Text,
  assignee: Ref,
  status: z.object({ id: Id, key: Text, display: Text }),
  priority: Ref,
  queue: Ref,
  resolution: Ref,
  createdAt: Text,
  updatedAt: Text,
  start: Text,
  deadline: Text,
  resolvedAt: Text,
  originalEstimation: Text,
  estimation: Text,
  spent: Text,
});
type Issue = z.infer<typeof Issue>;

/** Issues of Yandex Tracker by its API, version 3; its moments are of UTC. */
export function createTracker(outbound: Outbound, apiUrl: string = TRACKER_URL): TaskSource {
  const at = (path: string, query: Readonly<Record<string, string>> = {}): URL => {
    const url = new URL(`/v3/${path}`, apiUrl);
    url.search = new URLSearchParams(query).toString();
    return url;
  };
  const asking = (access: TaskSourceAccess, until: Date) => askingBy(outbound, headersOf(access), until);
  return {
    async people(access, { until }) {
      const ask = asking(access, until);
      const people: z.infer<typeof User>[] = [];
      for (let number = 1; ; number++) {
        const page = rowsOf(User, await ask(at('users', { perPage: String(PAGE), page: String(number) })));
        people.push(...page);
        if (page.length === 0) break;
        if (people.length > SOURCE_PEOPLE_MOST) throw new TaskSourceError('too_many');
      }
      return people.map(({ uid, display, email, dismissed }) => ({
        id: uid,
        name: display || email,
        email: email || null,
        works: dismissed !== true,
      }));
    },

    async tasks(access, since, reading) {
      const ask = asking(access, reading.until);
      const types = new Map(rowsOf(Status, await ask(at('statuses'))).map(({ key, type }) => [key, type]));
      const page = async (from: Date, number: number) => {
        const body = { filter: { updated: { from: from.toISOString() } }, order: '+updated' };
        const url = at('issues/_search', { perPage: String(PAGE), page: String(number + 1) });
        return rowsOf(Issue, await ask(url, body)).map((issue) => toTask(issue, types));
      };
      return readFromMoments(page, PAGE, since, reading);
    },
  };
}

function headersOf({ place, organizationKind, secret }: TaskSourceAccess): Record<string, string> {
  // A token of IAM begins with t1., one of OAuth with y0.
  const authorization = `${secret.startsWith('t1.') ? 'Bearer' : 'OAuth'} ${secret}`;
  return { authorization, [organizationKind === 'cloud' ? 'x-cloud-org-id' : 'x-org-id']: place };
}

function toTask(issue: Issue, types: ReadonlyMap<string, string>): SourceTask {
  const changedAt = inUtc(issue.updatedAt);
  if (changedAt === null) throw new TaskSourceError('unexpected');
  return {
    id: issue.id,
    key: issue.key,
    title: issue.summary,
    personId: issue.assignee?.id ?? null,
    status: statusOf(issue, types),
    createdAt: inUtc(issue.createdAt),
    changedAt,
    startedAt: inUtc(issue.start),
    deadline: endOfDay(issue.deadline),
    closedAt: inUtc(issue.resolvedAt),
    estimateSeconds: secondsOf(issue.originalEstimation || issue.estimation),
    spentSeconds: secondsOf(issue.spent),
    urgent: /^(critical|blocker)$/i.test(issue.priority?.key ?? ''),
    project: issue.queue?.display || issue.queue?.key || null,
  };
}

function statusOf({ status, resolution }: Issue, types: ReadonlyMap<string, string>): SourceStatus {
  const name = status.display || status.key;
  return { id: status.key || status.id, name, state: guessedState(name, saidBy(types.get(status.key), resolution)) };
}

function saidBy(type: string | undefined, resolution: unknown): 'open' | 'waiting' | 'done' | 'cancelled' {
  if (type === 'done' || type === 'cancelled') return type;
  if (type === 'paused') return 'waiting';
  return type === undefined && resolution ? 'done' : 'open';
}

const DAY_HOURS = 8;
const WEEK_DAYS = 5;
const SECONDS = { W: WEEK_DAYS * DAY_HOURS * 3600, D: DAY_HOURS * 3600, H: 3600, M: 60, S: 1 } as const;

/** A duration of ISO 8601 in working time: a day of Tracker has eight hours, its week five days. */
export function secondsOf(duration: string): number | null {
  if (!/^P[\dWDTHMS.]+$/.test(duration)) return null;
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)([WDHMS])/g)];
  return parts.reduce((all, [, count, unit]) => all + Number(count) * SECONDS[unit as keyof typeof SECONDS], 0);
}
