import useSWR, { type SWRResponse } from 'swr';
import { chats } from '#shared/contract/chats.ts';
import { people } from '#shared/contract/people.ts';
import type { Reply } from '#shared/contract/route.ts';
import type { Person } from '#shared/models/people.ts';
import { CONTACTS_AT_ONCE } from '#shared/rules/people/contacts.ts';
import { PEOPLE_AT_ONCE } from '#shared/rules/people/sources.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { callApi } from '#web/lib/api-client.ts';
import { takingBack, type WrittenOfMember } from './lib/changed-since.ts';
import type { NewPerson, PeoplePlan } from './lib/plan-people.ts';

type Contact = Reply<typeof chats.getContact>;

/** Everybody who is known, to be held against a file; null means "not yet". */
export function useKnownPeople(workspaceId: string | null): SWRResponse<readonly Person[], unknown> {
  return useSWR<readonly Person[], unknown>(workspaceId && ['whom a file is held against', workspaceId], {
    fetcher: () => readEverybody(workspaceId ?? ''),
    revalidateOnFocus: false,
  });
}

async function readEverybody(id: string): Promise<readonly Person[]> {
  const known: Person[] = [];
  for (;;) {
    const query = { skip: String(known.length), limit: String(PEOPLE_AT_ONCE) };
    const page = await callApi(people.listPeople, { params: { id }, query });
    known.push(...page.people);
    if (page.people.length === 0 || known.length >= page.total) return known;
  }
}

/** A step that was taken, with what takes it back. */
type Written =
  | { readonly is: 'members'; readonly written: readonly WrittenOfMember[] }
  | { readonly is: 'added'; readonly name: string; readonly id: string; readonly facts: NewPerson }
  | { readonly is: 'contact'; readonly name: string; readonly before: Contact; readonly after: Contact };

/** What has been written so far, over all tries; taken back from its end. */
export interface PeopleLog {
  readonly steps: Written[];
  added: number;
  changed: number;
}

/**
 * Writes down what a file says of people: each call of all of its people or of none. What was written stays when a later
 * call fails, and is the same the next time the file is compared.
 */
export async function writePeople(id: string, plan: PeoplePlan, log: PeopleLog, told: (done: number) => void) {
  const params = { id };
  let done = 0;
  const count = (more: number) => told((done += more));
  for (const some of slices(plan.members, PEOPLE_AT_ONCE)) {
    const { before } = await callApi(people.setPeople, { params, body: { people: some.map(({ facts }) => facts) } });
    const written = some.map(({ name, facts }, index) => ({ name, before: before[index]!, after: facts }));
    log.steps.push({ is: 'members', written });
    log.changed += some.length;
    count(some.length);
  }
  for (const contact of plan.contacts) {
    const at = { id, contactId: contact.id };
    const before = await callApi(chats.getContact, { params: at });
    await callApi(chats.changeContact, { params: at, body: { ...bodyOf(before), ...contact.facts } });
    const after = await callApi(chats.getContact, { params: at });
    log.steps.push({ is: 'contact', name: contact.name, before, after });
    log.changed += 1;
    count(1);
  }
  for (const some of slices(plan.added, CONTACTS_AT_ONCE)) {
    const body = { contacts: some.map(({ facts }) => ({ ...facts, source: 'import' as const })) };
    const { ids } = await callApi(chats.addContacts, { params, body });
    log.steps.push(
      ...ids.map((added, index) => ({
        is: 'added' as const,
        name: some[index]!.name,
        id: added,
        facts: some[index]!.facts,
      })),
    );
    log.added += some.length;
    count(some.length);
  }
}

/**
 * Takes back what was written, the last first; what fails is tried again by the next call. What others have changed
 * since stays, and `kept` is told of whom.
 */
export async function takeBackPeople(id: string, { steps }: PeopleLog, kept: Set<string>): Promise<void> {
  const known = steps.some(({ is }) => is === 'members') ? await readEverybody(id) : [];
  for (let step = steps.at(-1); step !== undefined; step = steps.at(-1)) {
    for (const name of await takeBack(id, step, known)) kept.add(name);
    steps.pop();
  }
}

/** Gives the names of those who have been changed since. */
async function takeBack(id: string, step: Written, known: readonly Person[]): Promise<readonly string[]> {
  if (step.is === 'members') {
    const { back, kept } = takingBack(step.written, known);
    if (back.length > 0) await callApi(people.setPeople, { params: { id }, body: { people: [...back] } });
    return kept;
  }
  const params = { id, contactId: step.is === 'added' ? step.id : step.after.id };
  const now = await unlessGone(callApi(chats.getContact, { params }));
  // Who is gone already is not to be taken back.
  if (!now) return step.is === 'added' ? [] : [step.name];
  if (step.is === 'added') {
    const { first_name: first, last_name: last, team } = step.facts;
    if (now.first_name !== first || now.last_name !== last || now.team !== team) return [step.name];
    await unlessGone(callApi(chats.deleteContact, { params }));
    return [];
  }
  if (JSON.stringify(bodyOf(now)) !== JSON.stringify(bodyOf(step.after))) return [step.name];
  await unlessGone(callApi(chats.changeContact, { params, body: bodyOf(step.before) }));
  return [];
}

/** Somebody else has deleted them meanwhile. */
async function unlessGone<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    return null;
  }
}

function bodyOf({ first_name, last_name, team, phone, language, basis }: Contact) {
  return { first_name, last_name, team, phone, language, ...(basis && { basis }) };
}

function slices<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
