import { callerOf } from '#scripts/call.ts';
import { chats } from '#shared/contract/chats.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import type { Company } from './company.ts';
import { addDays } from './days.ts';

/** What three people without an account have asked for, and how many days ago; the last is deleted for it. */
const REQUESTS = [
  { kind: 'unlawful', daysAgo: 2 },
  { kind: 'access', daysAgo: 5 },
  { kind: 'erase', daysAgo: 1 },
] as const;

/**
 * Of those who work in the warehouse and have no account some have asked about their data: of one it is blocked since,
 * one waits for an answer, and one is deleted, of which there is an act.
 */
export async function writeDataRequests(
  { workspaceId, texts, today }: Company,
  token: string,
  url: string,
): Promise<void> {
  const { men, lastNames } = texts.names;
  const call = callerOf(url, texts.language);
  const as = { token, params: { id: workspaceId } };
  const team = texts.departments.warehouse.name;
  // The last of the lists, whom the company has hardly given to anybody else.
  const contacts = REQUESTS.map((_, index) => ({
    first_name: men.at(-1 - index)!,
    last_name: lastNames.at(-1 - index)!,
    team,
  }));
  const { ids } = await call(chats.addContacts, { ...as, body: { contacts } });
  for (const [index, { kind, daysAgo }] of REQUESTS.entries()) {
    const body = { contact_id: ids[index]!, kind, received_on: moscowDay(addDays(today, -daysAgo)) };
    await call(chats.addDataRequest, { ...as, body });
  }
  await call(chats.deleteContact, { token, params: { ...as.params, contactId: ids.at(-1)! } });
}
