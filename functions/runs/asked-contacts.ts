import type { Contact } from '#functions/people/repositories/contacts.ts';
import type { Repositories } from '#data/repositories.ts';
import type { Channel } from '#shared/channels/index.ts';
import { MESSENGERS, type Messenger } from '#shared/rules/messengers.ts';
import type { GivenAudience } from '#shared/models/run.ts';
import type { ContactsAsked, ContactTeam } from './repositories/asked-people.ts';

/** Somebody without an account whom a run asks, and in which of its messengers they have a chat. */
export interface AskedContact {
  readonly contact: Contact;
  readonly chats: readonly Messenger[];
}

type Audience =
  | Pick<Extract<GivenAudience, { kind: 'teams' }>, 'kind' | 'teams'>
  | { readonly kind: 'all' | 'members' | 'roles' };

/** Whom an audience holds beside members: everybody's and teams' people without an account; null for none. */
export function teamsOfContacts(audience: Audience): Pick<ContactsAsked, 'teams'> | null {
  if ('teams' in audience) return { teams: audience.teams };
  return audience.kind === 'all' ? { teams: null } : null;
}

/**
 * The people without an account of these teams whom one of these channels reaches. Who has neither a chat nor a number
 * cannot answer, and does not count.
 */
export async function reachableContacts(
  { teams }: Pick<ContactsAsked, 'teams'>,
  channels: readonly Channel[],
  workspaceId: string,
  repos: Pick<Repositories, 'chats' | 'contacts'>,
): Promise<AskedContact[]> {
  const messengers = MESSENGERS.filter((messenger) => channels.includes(messenger));
  const bySms = channels.includes('sms');
  if (messengers.length === 0 && !bySms) return [];
  const contacts = await repos.contacts.all(workspaceId, { consistent: true });
  const asked = contacts.filter(({ team }) => teams === null || (team !== null && teams.includes(team)));
  if (asked.length === 0) return [];
  const known = await Promise.all(
    messengers.map(async (messenger) => {
      const chats = await repos.chats.listOf(workspaceId, messenger);
      return { messenger, people: new Set(chats.map(({ userId }) => userId)) };
    }),
  );
  return asked
    .map((contact) => ({
      contact,
      chats: known.filter(({ people }) => people.has(contact.id)).map(({ messenger }) => messenger),
    }))
    .filter(({ contact, chats }) => chats.length > 0 || (bySms && contact.phone !== null));
}

/** The people without an account whom a run is about to ask. */
export interface ContactsToAsk {
  readonly people: readonly Contact[];
  /** As the first opening keeps it; null for none. */
  readonly asked: ContactsAsked | null;
}

/** Nobody is asked besides members. */
export const NO_CONTACTS: ContactsToAsk = { people: [], asked: null };

/** Those whom a run asks that is opened now. */
export async function contactsToAsk(
  audience: Audience,
  channels: readonly Channel[],
  workspaceId: string,
  repos: Pick<Repositories, 'chats' | 'contacts'>,
): Promise<ContactsToAsk> {
  const whom = teamsOfContacts(audience);
  if (whom === null) return NO_CONTACTS;
  const people = (await reachableContacts(whom, channels, workspaceId, repos)).map(({ contact }) => contact);
  return { people, asked: people.length === 0 ? null : { people: people.length, ...whom } };
}

/**
 * Those of them whose answers count in a team, one of `teams`, else in any. Of a run with names none do: whoever knows
 * by name what the others of a team have said could take that from the sum of the team.
 */
export function contactTeamsOf(
  { isAnonymous }: { readonly isAnonymous: boolean },
  { people }: ContactsToAsk,
  teams: readonly { readonly name: string }[] | null = null,
): ContactTeam[] {
  if (!isAnonymous) return [];
  return people.flatMap(({ id, team }) =>
    team !== null && (teams === null || teams.some(({ name }) => name === team)) ? [{ id, team }] : [],
  );
}
