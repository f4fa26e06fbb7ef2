import * as z from 'zod/mini';
import type { Outbound } from '#core/clients/outbound.ts';
import { guessedState, guessedWaiting, SOURCE_PEOPLE_MOST } from '#shared/rules/task-sources.ts';
import { below } from './below.ts';
import { readSkipping } from './in-order.ts';
import { localTime } from './local-time.ts';
import {
  askingBy,
  Count,
  inUtc,
  parsed,
  rowsOf,
  TaskSourceError,
  Text,
  type SourceTask,
  type TaskSource,
} from './task-source.ts';

const PAGE = 200;
const MINUTE_SECONDS = 60;

const Me = z.object({
  profiles: z.optional(
    z.nullable(
      z.object({
        general: z.optional(z.nullable(z.object({ timezone: z.optional(z.nullable(z.object({ id: Text }))) }))),
      }),
    ),
  ),
});
const User = z.object({
  id: z.string(),
  login: Text,
  fullName: Text,
  email: Text,
  banned: z.optional(z.nullable(z.boolean())),
});
const Value = z.object({
  id: Text,
  name: Text,
  isResolved: z.optional(z.nullable(z.boolean())),
  minutes: Count,
});
const Field = z.object({ name: Text, value: z.optional(z.unknown()) });
const Issue = z.object({
  id: z.string(),
  idReadable: Text,
  summary: Text,
  created: Count,
  updated: Count,
  resolved: Count,
  project: z.optional(z.nullable(z.object({ name: Text }))),
  customFields: z.array(Field),
});
type Issue = z.infer<typeof Issue>;

const FIELDS =
  'id,idReadable,summary,created,updated,resolved,project(name),customFields(name,value(id,name,isResolved,minutes))';

/** Issues of YouTrack, in the cloud of JetBrains or one's own, by its REST API and a permanent token. */
export function createYouTrack(outbound: Outbound): TaskSource {
  const headersOf = (secret: string) => ({ authorization: `Bearer ${secret}` });
  return {
    async people({ place, secret }, { until }) {
      const ask = askingBy(outbound, headersOf(secret), until);
      const people: z.infer<typeof User>[] = [];
      for (;;) {
        const url = below(place, 'api/users', {
          fields: 'id,login,fullName,email,banned',
          $top: String(PAGE),
          $skip: String(people.length),
        });
        const page = rowsOf(User, await ask(url));
        people.push(...page);
        if (page.length === 0) break;
        if (people.length > SOURCE_PEOPLE_MOST) throw new TaskSourceError('too_many');
      }
      return people.map(({ id, login, fullName, email, banned }) => ({
        id,
        name: fullName || login,
        email: email || null,
        works: banned !== true,
      }));
    },

    async tasks({ place, secret }, since, reading) {
      const ask = askingBy(outbound, headersOf(secret), reading.until);
      const me = parsed(Me, await ask(below(place, 'api/users/me', { fields: 'profiles(general(timezone(id)))' })));
      const zone = me.profiles?.general?.timezone?.id || 'UTC';
      const page = async (from: Date, skip: number) => {
        const query = `updated: ${localTime(from, zone).replace(' ', 'T')} .. * sort by: updated asc`;
        const url = below(place, 'api/issues', { fields: FIELDS, query, $top: String(PAGE), $skip: String(skip) });
        return rowsOf(Issue, await ask(url)).map(toTask);
      };
      return readSkipping(page, since, reading);
    },
  };
}

function toTask(issue: Issue): SourceTask {
  const changedAt = inUtc(issue.updated);
  if (changedAt === null) throw new TaskSourceError('unexpected');
  const value = (name: string): unknown => issue.customFields.find((field) => field.name === name)?.value;
  const state = one(value('State'));
  const minutes = (name: string): number | null => {
    const said = one(value(name))?.minutes ?? null;
    return said === null ? null : said * MINUTE_SECONDS;
  };
  const due = value('Due Date');
  const name = state?.name ?? '';
  return {
    id: issue.id,
    key: issue.idReadable,
    title: issue.summary,
    personId: one(value('Assignee'))?.id || null,
    status: {
      id: name,
      name,
      state: guessedState(name, (state?.isResolved ?? issue.resolved !== null) ? 'done' : guessedWaiting(name)),
    },
    createdAt: inUtc(issue.created),
    changedAt,
    startedAt: null,
    deadline: typeof due === 'number' ? inUtc(due) : null,
    closedAt: inUtc(issue.resolved),
    estimateSeconds: minutes('Estimation'),
    spentSeconds: minutes('Spent time'),
    urgent: /^(critical|show-stopper|blocker)$/i.test(one(value('Priority'))?.name ?? ''),
    project: issue.project?.name || null,
  };
}

/** The first value of a field, of which some hold several. */
function one(value: unknown): z.infer<typeof Value> | null {
  const { success, data } = z.safeParse(Value, Array.isArray(value) ? value[0] : value);
  return success ? data : null;
}
