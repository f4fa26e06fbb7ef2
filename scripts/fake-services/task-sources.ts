import { serveJson, type TestReply, type TestRequest, type TestServer } from './json-server.ts';
import { HOUR_MS, HOUR_SECONDS } from '#shared/rules/durations.ts';

/** Somebody of a played source of tasks. */
export interface PlayedAssignee {
  readonly id: string;
  readonly name: string;
  readonly email?: string;
  readonly gone?: boolean;
}

/** A task there; moments are ISO in UTC. */
export interface PlayedTask {
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly assignee?: string;
  readonly status: string;
  readonly resolution?: string;
  readonly created: string;
  readonly updated: string;
  readonly resolved?: string;
  /** A day. */
  readonly due?: string;
  readonly estimateHours?: number;
  readonly project?: string;
}

/** What a status means in a service that says so. */
export interface PlayedStatus {
  /** Of Tracker: new, open, inProgress, paused, done, cancelled; of Jira: new, indeterminate, done. */
  readonly type: string;
}

export interface PlayedTaskSource extends TestServer {
  people: readonly PlayedAssignee[];
  tasks: readonly PlayedTask[];
  statuses: Readonly<Record<string, PlayedStatus>>;
  /** How the next requests fail, the first first. */
  readonly failures: { readonly status: number; readonly retryAfter?: string }[];
  /** At most so many rows are given, whatever is asked for. */
  pageMost: number;
  /** The zone of whoever asks, in which searches are understood: hours ahead of UTC, and its name. */
  zone: { readonly hours: number; readonly name: string };
  /** Happens after each page of tasks, as people go on working meanwhile. */
  onPage: (() => void) | null;
}

/** The organisation, the address and the token that are taken. */
export const PLAYED_TRACKER_ORGANIZATION = '8800';
export const PLAYED_TASKS_TOKEN = 'y0_played-tasks-token';
export const PLAYED_JIRA_LOGIN = 'tonus@romashka.example';

type Answer = (request: TestRequest, url: URL, played: PlayedTaskSource) => TestReply;

const ok = (body: unknown): TestReply => ({ status: 200, body });
const NOT_FOUND: TestReply = { status: 404, body: { message: 'Not found' } };

/** Plays Yandex Tracker: version 3 of its API, pages by number, moments of UTC. */
export function startTracker(port = 0): Promise<PlayedTaskSource> {
  return start(port, `OAuth ${PLAYED_TASKS_TOKEN}`, ({ headers, body }, { pathname, searchParams }, played) => {
    if (headers['x-org-id'] !== PLAYED_TRACKER_ORGANIZATION) return { status: 403, body: { errors: {} } };
    const size = Math.min(Number(searchParams.get('perPage') ?? 50), played.pageMost);
    const skip = (Number(searchParams.get('page') ?? 1) - 1) * size;
    if (pathname === '/v3/statuses') {
      return ok(Object.entries(played.statuses).map(([key, { type }]) => ({ key, name: key, type })));
    }
    if (pathname === '/v3/users') {
      const users = played.people.map(({ id, name, email, gone }) => ({
        uid: Number(id),
        display: name,
        email,
        dismissed: gone === true,
      }));
      return ok(users.slice(skip, skip + size));
    }
    if (pathname !== '/v3/issues/_search') return NOT_FOUND;
    const { filter } = JSON.parse(body) as { filter: { updated: { from: string } } };
    const rows = changedSince(played, new Date(filter.updated.from));
    return page(
      played,
      rows.slice(skip, skip + size).map((task) => trackerIssue(task, played)),
      ok,
    );
  });
}

function trackerIssue(task: PlayedTask, { people }: PlayedTaskSource) {
  const moment = (iso: string | undefined) => iso?.replace('Z', '+0000');
  const who = people.find(({ id }) => id === task.assignee);
  return {
    id: task.id,
    key: task.key,
    summary: task.title,
    ...(who ? { assignee: { id: who.id, display: who.name } } : {}),
    status: { id: '1', key: task.status, display: task.status },
    ...(task.resolution ? { resolution: { id: '1', key: task.resolution, display: task.resolution } } : {}),
    queue: { id: '1', key: 'APP', display: task.project ?? 'APP' },
    createdAt: moment(task.created),
    updatedAt: moment(task.updated),
    resolvedAt: moment(task.resolved),
    deadline: task.due,
    originalEstimation: task.estimateHours === undefined ? undefined : `PT${task.estimateHours}H`,
  };
}

/** Plays YouTrack below /youtrack: rows are skipped, searches are understood in the zone of whoever asks. */
export function startYouTrack(port = 0): Promise<PlayedTaskSource> {
  return start(port, `Bearer ${PLAYED_TASKS_TOKEN}`, (_, { pathname, searchParams }, played) => {
    const top = Math.min(Number(searchParams.get('$top')), played.pageMost);
    const skip = Number(searchParams.get('$skip'));
    if (pathname === '/youtrack/api/users/me') {
      return ok({ profiles: { general: { timezone: { id: played.zone.name } } } });
    }
    if (pathname === '/youtrack/api/users') {
      const users = played.people.map(({ id, name, email, gone }) => ({
        id,
        login: id,
        fullName: name,
        email: email ?? null,
        banned: gone === true,
      }));
      return ok(users.slice(skip, skip + top));
    }
    const [, since] = /^updated: (\S+) \.\. \* sort by: updated asc$/.exec(searchParams.get('query') ?? '') ?? [];
    if (pathname !== '/youtrack/api/issues' || since === undefined) return NOT_FOUND;
    const rows = changedSince(played, fromZone(since, played));
    return page(
      played,
      rows.slice(skip, skip + top).map((task) => youTrackIssue(task, played)),
      ok,
    );
  });
}

function youTrackIssue(task: PlayedTask, { people, statuses }: PlayedTaskSource) {
  const who = people.find(({ id }) => id === task.assignee);
  const time = (iso: string | undefined) => (iso === undefined ? null : Date.parse(iso));
  const isResolved = statuses[task.status]?.type === 'done';
  return {
    id: task.id,
    idReadable: task.key,
    summary: task.title,
    created: time(task.created),
    updated: time(task.updated),
    resolved: time(task.resolved),
    project: { name: task.project ?? 'APP' },
    customFields: [
      { name: 'State', value: { id: '70-1', name: task.status, isResolved } },
      { name: 'Assignee', value: who ? { id: who.id, name: who.name } : null },
      { name: 'Due Date', value: task.due === undefined ? null : Date.parse(`${task.due}T12:00:00Z`) },
      { name: 'Estimation', value: task.estimateHours === undefined ? null : { minutes: task.estimateHours * 60 } },
    ],
  };
}

/** Plays Jira of Atlassian's cloud, whose pages have tokens, and one of one's own, whose rows are skipped. */
export function startJira(kind: 'cloud' | 'server', port = 0): Promise<PlayedTaskSource> {
  const basic = Buffer.from(`${PLAYED_JIRA_LOGIN}:${PLAYED_TASKS_TOKEN}`).toString('base64');
  const right = kind === 'cloud' ? `Basic ${basic}` : `Bearer ${PLAYED_TASKS_TOKEN}`;
  const [root, users, search] =
    kind === 'cloud' ? ['/rest/api/3', '/users/search', '/search/jql'] : ['/rest/api/2', '/user/search', '/search'];
  return start(port, right, ({ body }, { pathname, searchParams }, played) => {
    if (pathname === `${root}/myself`) return ok({ timeZone: played.zone.name });
    if (pathname === root + users) {
      const startAt = Number(searchParams.get('startAt'));
      const size = Math.min(Number(searchParams.get('maxResults')), played.pageMost);
      return ok(played.people.slice(startAt, startAt + size).map((person) => jiraUser(person, kind)));
    }
    if (pathname !== root + search) return NOT_FOUND;
    const asked = JSON.parse(body) as { jql: string; startAt?: number; maxResults: number; nextPageToken?: string };
    const [, since] = /^updated >= "([\d -:]+)" ORDER BY updated ASC, key ASC$/.exec(asked.jql) ?? [];
    if (since === undefined) return { status: 400, body: { errorMessages: ['JQL'] } };
    const rows = changedSince(played, fromZone(since, played));
    const skip = kind === 'cloud' ? Number(asked.nextPageToken ?? 0) : (asked.startAt ?? 0);
    const end = skip + Math.min(asked.maxResults, played.pageMost);
    const issues = rows.slice(skip, end).map((task) => jiraIssue(task, played, kind));
    const next = kind === 'cloud' && end < rows.length ? { nextPageToken: String(end) } : {};
    return page(played, issues, (found) => ok({ issues: found, ...next }));
  });
}

function jiraUser({ id, name, email, gone }: PlayedAssignee, kind: 'cloud' | 'server') {
  const who = kind === 'cloud' ? { accountId: id, accountType: 'atlassian' } : { key: id, name: id };
  // People of the cloud may hide their address.
  return { ...who, displayName: name, ...(email === undefined ? {} : { emailAddress: email }), active: gone !== true };
}

function jiraIssue(task: PlayedTask, { people, statuses }: PlayedTaskSource, kind: 'cloud' | 'server') {
  const who = people.find(({ id }) => id === task.assignee);
  // In the zone of the server.
  const moment = (iso: string | undefined) =>
    iso === undefined ? null : new Date(Date.parse(iso) + 3 * HOUR_MS).toISOString().replace('Z', '+0300');
  return {
    id: task.id,
    key: task.key,
    fields: {
      summary: task.title,
      assignee: who ? jiraUser(who, kind) : null,
      status: {
        id: task.status,
        name: task.status,
        statusCategory: { key: statuses[task.status]?.type ?? 'indeterminate' },
      },
      resolution: task.resolution === undefined ? null : { name: task.resolution },
      priority: { name: 'Medium' },
      project: { name: task.project ?? 'APP' },
      created: moment(task.created),
      updated: moment(task.updated),
      resolutiondate: moment(task.resolved),
      duedate: task.due ?? null,
      timetracking:
        task.estimateHours === undefined ? {} : { originalEstimateSeconds: task.estimateHours * HOUR_SECONDS },
    },
  };
}

async function start(port: number, right: string, answer: Answer): Promise<PlayedTaskSource> {
  const handle = (request: TestRequest): TestReply => {
    const failure = played.failures.shift();
    if (failure) {
      const { status, retryAfter } = failure;
      return { status, body: {}, ...(retryAfter === undefined ? {} : { headers: { 'retry-after': retryAfter } }) };
    }
    // Jira tells of it by a page for people.
    if (request.headers.authorization !== right)
      return { status: 401, text: '<html/>', headers: { 'content-type': 'text/html' } };
    return answer(request, new URL(request.path, 'http://played'), played);
  };
  const server = await serveJson(handle, undefined, port);
  const played: PlayedTaskSource = Object.assign(server, {
    people: [],
    tasks: [],
    statuses: {},
    failures: [],
    pageMost: 1000,
    zone: { hours: 3, name: 'Europe/Moscow' },
    onPage: null,
  });
  return played;
}

/** Tasks as searches order them: by the last change. */
function changedSince({ tasks }: PlayedTaskSource, since: Date): PlayedTask[] {
  return tasks
    .filter(({ updated }) => Date.parse(updated) >= since.getTime())
    .toSorted((a, b) => (a.updated < b.updated ? -1 : a.updated > b.updated ? 1 : a.key < b.key ? -1 : 1));
}

/** A moment as whoever asks has written it. */
function fromZone(text: string, { zone }: PlayedTaskSource): Date {
  const iso = text.replace(' ', 'T');
  return new Date(
    Date.parse(`${iso.length === 'yyyy-MM-ddTHH:mm'.length ? `${iso}:00` : iso}Z`) - zone.hours * HOUR_MS,
  );
}

function page<Row>(played: PlayedTaskSource, rows: Row[], reply: (rows: Row[]) => TestReply): TestReply {
  const answered = reply(rows);
  played.onPage?.();
  return answered;
}
