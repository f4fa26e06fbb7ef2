import { reachableContacts, teamsOfContacts, type AskedContact } from '#functions/runs/asked-contacts.ts';
import type { ChatsOperation } from '../operation.ts';
import { partsOf } from '../present-sms.ts';

/** How many people without an account a run would ask, of which teams, how many of them by SMS, and what that would cost. */
export const estimateSms: ChatsOperation<'estimateSms'> = async (context, { body: { audience, channels } }) => {
  const { repos, workspaceId, now, siteUrl } = context;
  const whom = teamsOfContacts(audience);
  const asked = whom === null ? [] : await reachableContacts(whom, channels, workspaceId, repos);
  const people = asked.length;
  const teams = teamsAmong(asked);
  const messages = channels.includes('sms') ? asked.filter(({ chats }) => chats.length === 0).length : 0;
  const access = await repos.sms.find(workspaceId);
  if (!access) return { people, teams, messages, price: null, total: null, left: null };
  const price = access.price * partsOf(access, siteUrl());
  const { kopecks } = await repos.sms.spent(workspaceId, now);
  const left = Math.max(0, access.cap - kopecks);
  return { people, teams, messages, price, total: price * messages, left };
};

function teamsAmong(asked: readonly AskedContact[]): { team: string; count: number }[] {
  const teams = Map.groupBy(asked, ({ contact }) => contact.team);
  return [...teams]
    .flatMap(([team, { length: count }]) => (team === null ? [] : [{ team, count }]))
    .toSorted((a, b) => (a.team < b.team ? -1 : 1));
}
