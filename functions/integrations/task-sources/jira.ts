import * as z from 'zod/mini';
import type { Ask } from '#core/clients/ask-patiently.ts';
import type { Outbound } from '#core/clients/outbound.ts';
import { guessedState, guessedWaiting, SOURCE_PEOPLE_MOST } from '#shared/rules/task-sources.ts';
import { below } from './below.ts';
import { readByTokens, readSkipping } from './in-order.ts';
import { localTime } from './local-time.ts';
import {
  askingBy,
  Count,
  endOfDay,
  inUtc,
  parsed,
  rowsOf,
  TaskSourceError,
  Text,
  type SourcePerson,
  type SourceTask,
  type TaskSource,
  type TaskSourceAccess,
} from './task-source.ts';

const PAGE = 100;
const USERS_PAGE = 200;

const Me = z.object({ timeZone: Text });
/** Known by `accountId` in the cloud, by `key` on a server of one's own. */
const User = z.object({
  accountId: Text,
  accountType: Text,
  key: Text,
  displayName: Text,
  emailAddress: Text,
  active: z.optional(z.nullable(z.boolean())),
});
const Named = z.optional(z.nullable(z.object({ name: Text })));
const Issue = z.object({
  id: z.string(),
  key: Text,
  fields: z.object({
    summary: Text,
    assignee: z.optional(z.nullable(User)),
    status: z.object({ id: Text, name: Text, statusCategory: z.optional(z.nullable(z.object({ key: Text }))) }),
    resolution: Named,
    priority: Named,
    project: Named,
    created: Text,
    updated: Text,
    duedate: Text,
    resolutiondate: Text,
    timetracking: z.optional(z.nullable(z.object({ originalEstimateSeconds: Count, timeSpentSeconds: Count }))),
  }),
});
type Issue = z.infer<typeof Issue>;
const Page = z.object({ issues: z.array(Issue), nextPageToken: Text });

const FIELDS = [
  'summary',
  'assignee',
  'status',
  'resolution',
  'priority',
  'project',
  'created',
  'updated',
  'duedate',
  'resolutiondate',
  'timetracking',
] as const;

/** Issues of a Jira of Atlassian's cloud, by its REST API, version 3, an address and a token. */
export function createJiraCloud(outbound: Outbound): TaskSource {
  const asking = ({ login, secret }: TaskSourceAccess, until: Date): Ask =>
    askingBy(outbound, { authorization: `Basic ${Buffer.from(`${login ?? ''}:${secret}`).toString('base64')}` }, until);
  return {
    async people(access, { until }) {
      const ask = asking(access, until);
      const page = (startAt: number) => below(access.place, 'rest/api/3/users/search', pageOf(startAt, USERS_PAGE));
      const users = await everybody(ask, page);
      // Applications have accounts, too.
      return users.filter(({ accountType }) => accountType === 'atlassian' || accountType === '').map(toPerson);
    },

    async tasks(access, since, reading) {
      const ask = asking(access, reading.until);
      const jql = changedSince(since, await zoneOf(ask, below(access.place, 'rest/api/3/myself')));
      const url = below(access.place, 'rest/api/3/search/jql');
      const page = async (nextPageToken: string | null) => {
        const body = { jql, maxResults: PAGE, fields: FIELDS, ...(nextPageToken === null ? {} : { nextPageToken }) };
        const { issues, nextPageToken: next } = parsed(Page, await ask(url, body));
        return { rows: issues.map(toTask), next: next || null };
      };
      return readByTokens(page, reading);
    },
  };
}

/** Issues of a Jira of one's own (Data Center), by its REST API, version 2, and a personal access token. */
export function createJiraServer(outbound: Outbound): TaskSource {
  const asking = ({ secret }: TaskSourceAccess, until: Date): Ask =>
    askingBy(outbound, { authorization: `Bearer ${secret}` }, until);
  return {
    async people(access, { until }) {
      const ask = asking(access, until);
      const page = (startAt: number) =>
        // A full stop finds everybody.
        below(access.place, 'rest/api/2/user/search', {
          username: '.',
          includeInactive: 'true',
          ...pageOf(startAt, USERS_PAGE),
        });
      return (await everybody(ask, page)).map(toPerson);
    },

    async tasks(access, since, reading) {
      const ask = asking(access, reading.until);
      const zone = await zoneOf(ask, below(access.place, 'rest/api/2/myself'));
      const url = below(access.place, 'rest/api/2/search');
      const page = async (from: Date, startAt: number) => {
        const body = { jql: changedSince(from, zone), startAt, maxResults: PAGE, fields: FIELDS };
        return parsed(Page, await ask(url, body)).issues.map(toTask);
      };
      return readSkipping(page, since, reading);
    },
  };
}

function pageOf(startAt: number, maxResults: number): Record<string, string> {
  return { startAt: String(startAt), maxResults: String(maxResults) };
}

async function everybody(ask: Ask, page: (startAt: number) => URL): Promise<z.infer<typeof User>[]> {
  const users: z.infer<typeof User>[] = [];
  for (;;) {
    const rows = rowsOf(User, await ask(page(users.length)));
    users.push(...rows);
    if (rows.length === 0) return users;
    if (users.length > SOURCE_PEOPLE_MOST) throw new TaskSourceError('too_many');
  }
}

async function zoneOf(ask: Ask, myself: URL): Promise<string> {
  return parsed(Me, await ask(myself)).timeZone || 'UTC';
}

/** JQL knows minutes, in the zone of whoever asks. */
function changedSince(since: Date, zone: string): string {
  return `updated >= "${localTime(since, zone).slice(0, 'yyyy-MM-dd HH:mm'.length)}" ORDER BY updated ASC, key ASC`;
}

function toPerson({ accountId, key, displayName, emailAddress, active }: z.infer<typeof User>): SourcePerson {
  return {
    id: accountId || key,
    name: displayName || emailAddress,
    email: emailAddress || null,
    works: active !== false,
  };
}

function toTask({ id, key, fields }: Issue): SourceTask {
  const changedAt = inUtc(fields.updated);
  if (changedAt === null) throw new TaskSourceError('unexpected');
  const { status, resolution, assignee, timetracking } = fields;
  const isDone = status.statusCategory?.key === 'done';
  const state = isDone ? guessedState(`${status.name} ${resolution?.name ?? ''}`, 'done') : guessedWaiting(status.name);
  return {
    id,
    key,
    title: fields.summary,
    personId: assignee?.accountId || assignee?.key || null,
    // A status that is left for two reasons is two: done and dropped differ by the resolution.
    status: isDone && resolution?.name ? resolved(status, resolution.name, state) : { ...named(status), state },
    createdAt: inUtc(fields.created),
    changedAt,
    startedAt: null,
    deadline: endOfDay(fields.duedate),
    closedAt: isDone ? inUtc(fields.resolutiondate) : null,
    estimateSeconds: timetracking?.originalEstimateSeconds ?? null,
    spentSeconds: timetracking?.timeSpentSeconds ?? null,
    urgent: /^(highest|blocker|critical)$/i.test(fields.priority?.name ?? ''),
    project: fields.project?.name || null,
  };
}

const named = ({ id, name }: Issue['fields']['status']) => ({ id: id || name, name });

function resolved(status: Issue['fields']['status'], resolution: string, state: SourceTask['status']['state']) {
  const { id, name } = named(status);
  return { id: `${id}/${resolution}`, name: name === resolution ? name : `${name}, ${resolution}`, state };
}
