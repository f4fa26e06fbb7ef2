import type { TestReply } from './json-server.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';

type Json = Record<string, unknown>;

/** What a portal of Bitrix24 holds, in the shapes the real one answers with. */
export interface PortalData {
  readonly profile: unknown;
  readonly scope: readonly string[];
  readonly people: readonly Json[];
  readonly departments: readonly Json[];
  readonly tasks: readonly unknown[];
  /** Filters it drops without a word, besides EMAIL. */
  readonly droppedFilters?: readonly string[];
  /** How far its clock is ahead of ours. */
  readonly clockAheadMilliseconds?: number;
  /** Where notifications end up; one with the tag of an earlier one takes its place. */
  readonly notifications?: Notification[];
  /** Where an application wants its events told; a webhook may ask for none. */
  readonly handlers?: Map<string, string>;
}

/** What somebody on the portal was notified of. */
export interface Notification {
  readonly person: string;
  readonly message: string;
  readonly tag: string;
}

const PAGE_SIZE = 50;
/** The right each method needs; `profile` and `scope` need none. */
const RIGHTS: Readonly<Record<string, string>> = {
  'user.get': 'user',
  'tasks.task.list': 'task',
  'department.get': 'department',
  'im.notify.personal.add': 'im',
};

const MOSCOW_MILLISECONDS = 3 * HOUR_MS;

/** When it began with something, by its clock, which is that of Moscow. */
function timeAt(aheadMilliseconds = 0): Json {
  const moment = new Date(Date.now() + aheadMilliseconds + MOSCOW_MILLISECONDS).toISOString();
  const written = `${moment.slice(0, '2026-11-28T10:00:00'.length)}+03:00`;
  return { operating: 0, date_start: written, date_finish: written };
}

export const done = (result: unknown, more: Json = {}): TestReply => ({
  status: 200,
  body: { result, ...more, time: timeAt() },
});
export const failed = (status: number, code: unknown): TestReply => ({
  status,
  body: { error: code, error_description: 'words of the portal' },
});

/** One method of the portal as the real one answers it. */
export function answerMethod(portal: PortalData, method: string, params: Json): TestReply {
  if (method === 'batch') return answerBatch(portal, params['cmd'] as Record<string, string>);
  const right = RIGHTS[method];
  if (right !== undefined && !portal.scope.includes(right)) return failed(403, 'insufficient_scope');
  switch (method) {
    case 'profile':
      return done(portal.profile);
    case 'scope':
      return done(portal.scope);
    case 'user.get':
      return pageOf(peopleOf(portal, params), Number(params['start'] ?? 0));
    case 'department.get':
      return pageOf(portal.departments, Number(params['START'] ?? 0));
    case 'tasks.task.list': {
      const start = Number(params['start'] ?? 0);
      const isDated = Object.values((params['select'] ?? {}) as Json).includes('CHANGED_DATE');
      return pageOf(tasksOf(portal, params), start < 0 ? start : start - (start % PAGE_SIZE), (rows) => ({
        tasks: isDated ? rows.map(dated) : rows,
      }));
    }
    case 'im.notify.personal.add':
      return notify(portal, params);
    case 'event.bind':
      return bind(portal, params);
    default:
      return failed(404, 'ERROR_METHOD_NOT_FOUND');
  }
}

/** One that is bound already says so. */
function bind({ handlers }: PortalData, { event, handler }: Json): TestReply {
  if (!handlers) return failed(403, 'WRONG_AUTH_TYPE');
  if (handlers.get(String(event)) === handler) return failed(400, 'ERROR_CORE');
  handlers.set(String(event), String(handler));
  return done(true);
}

/** Nobody is notified who is not there, or dismissed; Bitrix24 says so with a false. */
function notify(
  { people, notifications = [] }: PortalData,
  { USER_ID: id, MESSAGE: message, TAG: tag }: Json,
): TestReply {
  const isThere = people.some((one) => String(one['ID']) === String(id) && one['ACTIVE'] === true);
  if (!isThere) return done(false);
  const sent = { person: String(id), message: String(message), tag: String(tag) };
  const earlier = notifications.findIndex((one) => one.tag === sent.tag);
  if (earlier >= 0) notifications.splice(earlier, 1);
  notifications.push(sent);
  return done(notifications.length);
}

/** An empty list comes without a total, as the real one does it; -1 asks for the first page and for no count. */
function pageOf(rows: readonly unknown[], start: number, wrap: (rows: readonly unknown[]) => unknown = (same) => same) {
  if (start < 0) return done(wrap(rows.slice(0, PAGE_SIZE)));
  const page = rows.slice(start, start + PAGE_SIZE);
  const next = start + PAGE_SIZE < rows.length ? { next: start + PAGE_SIZE } : {};
  return done(wrap(page), rows.length === 0 ? {} : { ...next, total: rows.length });
}

function peopleOf({ people, droppedFilters = [] }: PortalData, { FILTER, sort }: Json): readonly Json[] {
  const filters = Object.entries((FILTER ?? {}) as Json).filter(([name]) => !droppedFilters.includes(name));
  const { ACTIVE: active, ID: id, '>ID': after } = Object.fromEntries(filters);
  const ids = idsOf(id);
  // EMAIL is dropped in silence, as it is for webhooks that may not filter by it.
  const found = people
    .filter((one) => active === undefined || one['ACTIVE'] === (String(active) === 'true'))
    .filter((one) => id === undefined || ids.includes(String(one['ID'])))
    .filter((one) => after === undefined || after === '' || Number(one['ID']) > Number(after));
  return sort === 'ID' ? found.toSorted((a, b) => Number(a['ID']) - Number(b['ID'])) : found;
}

/** One number, or a list of them. */
function idsOf(id: unknown): string[] {
  return typeof id === 'object' && id !== null ? Object.values(id).map(String) : [String(id)];
}

function tasksOf({ tasks, droppedFilters = [] }: PortalData, { filter, order }: Json): readonly unknown[] {
  const filters = Object.entries((filter ?? {}) as Json).filter(([name]) => !droppedFilters.includes(name));
  const {
    RESPONSIBLE_ID: responsible,
    ID: id,
    '>ID': after,
    '<ID': before,
    '>=CHANGED_DATE': since,
  } = Object.fromEntries(filters);
  const own = tasks
    .filter((task) => responsible === undefined || (task as Json)?.['responsibleId'] === String(responsible))
    .filter((task) => id === undefined || idsOf(id).includes(String((task as Json | null)?.['id'])))
    .filter((task) => since === undefined || changedAt(task) >= Date.parse(String(since)))
    // One that cannot be read has no number to compare, and comes where it stands.
    .filter(
      (task, index) =>
        (after === undefined || after === '' || placeOf(tasks, index, task) > Number(after)) &&
        (before === undefined || placeOf(tasks, index, task) < Number(before)),
    );
  return (order as Json | undefined)?.['ID'] === 'desc' ? own.toReversed() : own;
}

/** A task was changed last when it was made, unless it says otherwise. */
function dated(task: unknown): unknown {
  const { changedDate, createdDate } = (task ?? {}) as Json;
  return task && { ...task, changedDate: changedDate ?? createdDate };
}

function changedAt(task: unknown): number {
  return Date.parse(String((dated(task) as Json | null)?.['changedDate']));
}

/** The number of a task; for one without, that of the task before it and a little more. */
function placeOf(tasks: readonly unknown[], index: number, task: unknown): number {
  if (task) return Number((task as Json)['id']);
  return Number((tasks.slice(0, index).findLast(Boolean) as Json | undefined)?.['id'] ?? 0) + 0.5;
}

/** Empty maps come as lists; every command has an outcome of its own. */
function answerBatch(portal: PortalData, commands: Record<string, string>): TestReply {
  const results: Json = {};
  const outcomes = Object.entries(commands).map(([name, command]) => {
    const [method = '', query = ''] = command.split('?');
    const body = answerMethod(portal, method, readQuery(query, results)).body as Json;
    results[name] = body['result'];
    return [name, 'time' in body ? { ...body, time: timeAt(portal.clockAheadMilliseconds) } : body] as const;
  });
  const map = (key: string) => {
    const entries = outcomes.filter(([, body]) => key in body).map(([name, body]) => [name, body[key]]);
    return entries.length === 0 ? [] : Object.fromEntries(entries);
  };
  const errors = outcomes.filter(([, body]) => 'error' in body);
  return done({
    result: map('result'),
    result_error: errors.length === 0 ? [] : Object.fromEntries(errors),
    result_total: map('total'),
    result_next: map('next'),
    result_time: map('time'),
  });
}

/** A query as PHP reads it: `filter[ID]=1` is an object in an object; `$result[a][0][ID]` is what an earlier command gave. */
function readQuery(query: string, results: Json): Json {
  const params: Json = {};
  for (const [name, value] of new URLSearchParams(query)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop()!;
    let place = params;
    for (const part of path) place = (place[part] ??= {}) as Json;
    place[last] = value.startsWith('$result[') ? earlierResult(value, results) : value;
  }
  return params;
}

/** Nothing, where there is no such result. */
function earlierResult(reference: string, results: Json): string {
  const path = reference
    .slice('$result'.length)
    .split(/[[\]]+/)
    .filter(Boolean);
  const found = path.reduce<unknown>((value, part) => (value as Json | undefined | null)?.[part], results);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}
