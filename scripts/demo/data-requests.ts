import { callerOf } from '#scripts/call.ts';
import { auth } from '#shared/contract/auth.ts';
import { chats } from '#shared/contract/chats.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { PASSWORD, type Company } from './company.ts';
import { addDays } from './days.ts';
import type { DemoPerson } from './people.ts';

/** What three people without an account have asked for, and how many days ago; the last is deleted for it. */
const REQUESTS = [
  { kind: 'unlawful', daysAgo: 2 },
  { kind: 'access', daysAgo: 5 },
  { kind: 'erase', daysAgo: 1 },
] as const;

/**
 * Of those who work without a computer some have asked about their data: of one it is blocked since, one waits for an
 * answer, and one is deleted, of which there is an act.
 */
export async function writeDataRequests(
  { workspaceId, members, texts, today }: Company,
  people: readonly DemoPerson[],
  url: string,
): Promise<void> {
  const known = people.filter(({ email, left }) => email === '' && left === null).slice(0, REQUESTS.length);
  if (known.length < REQUESTS.length) return;
  const call = callerOf(url, texts.language);
  const owner = await call(auth.login, { body: { email: members[0]!.email, password: PASSWORD } });
  const as = { token: owner.access_token, params: { id: workspaceId } };
  const contacts = known.map(({ firstName, lastName, team }) => ({ first_name: firstName, last_name: lastName, team }));
  const { ids } = await call(chats.addContacts, { ...as, body: { contacts } });
  for (const [index, { kind, daysAgo }] of REQUESTS.entries()) {
    const body = { contact_id: ids[index]!, kind, received_on: moscowDay(addDays(today, -daysAgo)) };
    await call(chats.addDataRequest, { ...as, body });
  }
  await call(chats.deleteContact, { token: as.token, params: { ...as.params, contactId: ids.at(-1)! } });
  await call(auth.logout, { body: { refresh_token: owner.refresh_token } });
}
