import { useCallback } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { finance } from '#shared/contract/finance.ts';
import { people } from '#shared/contract/people.ts';
import { tasks } from '#shared/contract/tasks.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import type { Employee } from '#shared/models/bitrix24.ts';
import { INVITED_AT_ONCE } from '#shared/models/invitation.ts';
import type { Note } from '#shared/models/notes.ts';
import type { Person, PeopleQuery } from '#shared/models/people.ts';
import type { Task } from '#shared/models/task.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { EMPLOYEE_ROLE } from '#shared/rules/roles.ts';
import { PEOPLE_AT_ONCE } from '#shared/rules/people/sources.ts';
import { TASKS_PAGE_MAX } from '#shared/contract/tasks.ts';
import { callApi } from '#web/lib/api-client.ts';
import { requireWorkspaceId } from '#web/lib/identifiers.ts';
import { noted, useShown } from '#web/lib/shown-data.ts';
import { useApiPages, type ApiPages } from '#web/lib/use-api-pages.ts';
import { useWholeList } from '#web/lib/use-whole-list.ts';
import { apiKey, useApi, useApiCache } from '#web/lib/use-api.ts';
import { ONCE_IN_A_WHILE } from '#web/lib/use-portal.ts';

/** A person as the list has them; `payroll` where the reader may see the money. */
export type ListedPerson = Person & { readonly payroll?: { readonly id: string } | null };
/** A workspace, and whether the reader sees its money. */
type Place = Pick<Workspace, 'id'> & { readonly paid: boolean };
type NoteBody = Call<typeof people.createNote>['body'];
type Plain = Reply<typeof people.listPeople>;
/** A page of the list, whichever function has answered. */
interface ListReply extends Omit<Plain, 'people' | 'sources'> {
  readonly people: readonly ListedPerson[];
  readonly sources: Plain['sources'] & { readonly payroll?: number | null };
}
/** The page of a person; `pay` where the reader may see the money. */
export type PersonDetails = Omit<Reply<typeof people.getPerson>, 'person'> &
  Partial<Pick<Reply<typeof finance.getPaidPerson>, 'pay'>> & { readonly person: ListedPerson };

/** What of the list is asked for. */
export interface Wanted extends Pick<PeopleQuery, 'search' | 'filter' | 'sort' | 'descending'> {}

/** The list as far as it has been read. */
export interface PeopleReading {
  /** Undefined while the first page is on its way. */
  readonly pages: readonly ListReply[] | undefined;
  readonly error: unknown;
  readonly busy: boolean;
  readonly more: () => void;
  readonly again: () => void;
}

/** Everybody who fits, page after page; with those of the file of pay for whoever may see the money. */
export function usePeople({ id, paid }: Place, wanted: Wanted): PeopleReading {
  const params = { id: requireWorkspaceId(id) };
  const inputAt = (index: number) => ({
    params,
    query: {
      ...wanted,
      descending: wanted.descending ? ('true' as const) : ('false' as const),
      skip: String(index * PEOPLE_AT_ONCE),
    },
  });
  const keyAt = (index: number) =>
    paid ? apiKey(finance.listPaidPeople, inputAt(index)) : apiKey(people.listPeople, inputAt(index));
  const first = keyAt(0);
  useShown(first);
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<ListReply, unknown>(
    (index: number, previous: ListReply | null) =>
      previous && index * PEOPLE_AT_ONCE >= previous.total ? null : [...keyAt(index), 'people'],
    ([, input]: readonly [string, ReturnType<typeof inputAt>, string]): Promise<ListReply> =>
      noted(first, paid ? callApi(finance.listPaidPeople, input) : callApi(people.listPeople, input)),
    { keepPreviousData: true, revalidateAll: true, revalidateOnFocus: false },
  );
  return {
    pages: data,
    error,
    busy: isValidating,
    more: () => void setSize(size + 1),
    again: useCallback(() => void mutate(), [mutate]),
  };
}

/** Everybody who fits at once, read page after page as the list itself is: what is seen so is in the access log, too. */
export async function readPeople({ id, paid }: Place, wanted: Wanted): Promise<readonly ListedPerson[]> {
  const params = { id: requireWorkspaceId(id) };
  const descending = wanted.descending ? ('true' as const) : ('false' as const);
  const all: ListedPerson[] = [];
  for (;;) {
    const input = { params, query: { ...wanted, descending, skip: String(all.length) } };
    // Each page begins where the one before has ended.
    // oxlint-disable-next-line no-await-in-loop
    const page: ListReply = paid
      ? await callApi(finance.listPaidPeople, input)
      : await callApi(people.listPeople, input);
    all.push(...page.people);
    if (page.people.length === 0 || all.length >= page.total) return all;
  }
}

interface PersonReading {
  readonly data: PersonDetails | undefined;
  readonly error: unknown;
  readonly again: () => void;
}

/** One person by any of their records; null means "not yet". */
export function usePerson({ id, paid }: Place, ref: string | null): PersonReading {
  const input = ref === null ? null : { params: { id: requireWorkspaceId(id), person: ref } };
  const plain = useApi(people.getPerson, paid ? null : input);
  const withPay = useApi(finance.getPaidPerson, paid ? input : null);
  const { data, error, mutate } = paid ? withPay : plain;
  return { data, error, again: () => void mutate() };
}

/** What the portal says of people at this moment, by their numbers; who is online is known nowhere else. */
export interface Presence {
  readonly of: ReadonlyMap<string, Pick<Employee, 'IS_ONLINE' | 'LAST_LOGIN'>>;
  /** Of when it is, where the portal does not answer. */
  readonly snapshotAt: string | null;
}

/** The same, asked once for those that are shown. */
export function usePresence(workspaceId: string, numbers: readonly string[]): SWRResponse<Presence, unknown> {
  const id = requireWorkspaceId(workspaceId);
  const key = numbers.length === 0 ? null : ['presence', id, numbers.join(' ')];
  return useSWR<Presence, unknown>(key, {
    ...ONCE_IN_A_WHILE,
    keepPreviousData: true,
    fetcher: () => readPresence(id, numbers),
  });
}

async function readPresence(id: string, numbers: readonly string[]): Promise<Presence> {
  const of = new Map<string, Employee>();
  let snapshotAt: string | null = null;
  for (let from = 0; from < numbers.length; from += PEOPLE_AT_ONCE) {
    const body = { ids: numbers.slice(from, from + PEOPLE_AT_ONCE) };
    const { result, snapshot_at: at } = await callApi(bitrix24.getBitrix24Employees, { params: { id }, body });
    for (const one of result) of.set(one.ID, one);
    snapshotAt = at ?? snapshotAt;
  }
  return { of, snapshotAt };
}

/** Notes of talks with somebody that the reader may see; null where none are kept. */
export function useNotes(workspaceId: string, ref: string | null): ApiPages<Reply<typeof people.listNotes>> {
  return useApiPages(people.listNotes, ref === null ? null : { params: { id: workspaceId, person: ref } });
}

/** What their author does with notes. */
export function useNoteActions(workspaceId: string) {
  const id = requireWorkspaceId(workspaceId);
  return {
    write: (person: string, body: NoteBody) => callApi(people.createNote, { params: { id, person }, body }),
    change: ({ about, id: noteId }: Note, body: NoteBody) =>
      callApi(people.changeNote, { params: { id, person: about, noteId }, body }),
    remove: ({ about, id: noteId }: Note) => callApi(people.deleteNote, { params: { id, person: about, noteId } }),
  };
}

/** The tasks of our own board that a member is responsible for; null where they are no member. */
export function useOwnTasks(workspaceId: string, userId: string | null): SWRResponse<Task[], unknown> {
  const query = { workspace_id: workspaceId, responsible_id: userId ?? '', limit: String(TASKS_PAGE_MAX) };
  return useWholeList(tasks.listTasks, userId === null ? null : { query }, (page) => page.tasks);
}

/** What can be done with people; whatever is shown of the workspace is read again afterwards. */
export function usePeopleActions(workspaceId: string) {
  const { refreshAbout } = useApiCache();
  const id = requireWorkspaceId(workspaceId);
  const params = { id };
  const then = async <Result>(work: Promise<Result>): Promise<Result> => {
    const result = await work;
    // Nobody waits for it: what was done is told at once.
    void refreshAbout(id);
    return result;
  };
  return {
    set: (changes: Call<typeof people.setPeople>['body']['people']) =>
      then(callApi(people.setPeople, { params, body: { people: changes } })),
    decide: (a: string, b: string, same: boolean) =>
      then(callApi(people.joinPeople, { params, body: { refs: [a, b], same } })),
    forget: (joinId: string) => then(callApi(people.forgetJoin, { params: { id, joinId } })),
    /** Each into the team that is known of them; how many letters have gone out. */
    invite: (wanted: readonly { readonly email: string; readonly team: string | null }[]) =>
      then(inviteByTeam(id, wanted)),
    /** Lets members stay whom the portal says to be dismissed, or offers them for removal again. */
    keep: (ids: readonly string[], stay: boolean) =>
      then(callApi(people.keepLeavers, { params, body: { ids: [...ids], stay } })),
    /** `askWhy`: they have left the company and are asked why. */
    remove: (email: string, askWhy: boolean) =>
      then(callApi(workspaces.removeMember, { params, body: { email, ask_why: askWhy } })),
  };
}

async function inviteByTeam(
  id: string,
  wanted: readonly { readonly email: string; readonly team: string | null }[],
): Promise<{ sent: number; others: string[] }> {
  let sent = 0;
  // Who is here or invited already misses nothing: what is told first is why somebody got no letter.
  const [lost, known]: [string[], string[]] = [[], []];
  for (const [team, some] of Map.groupBy(wanted, (one) => one.team)) {
    for (let from = 0; from < some.length; from += INVITED_AT_ONCE) {
      const emails = some.slice(from, from + INVITED_AT_ONCE).map(({ email }) => email);
      const body = { emails, role: EMPLOYEE_ROLE, team };
      const { results } = await callApi(workspaces.inviteMembers, { params: { id }, body });
      sent += results.filter(({ outcome }) => outcome === 'sent').length;
      for (const { outcome, detail } of results) {
        if (detail !== null) (outcome === 'pending' || outcome === 'member' ? known : lost).push(detail);
      }
    }
  }
  return { sent, others: [...lost, ...known] };
}

export type PeopleActions = ReturnType<typeof usePeopleActions>;
