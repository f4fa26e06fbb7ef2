import { CHANNELS, type Channel } from '#shared/channels/index.ts';
import { chats } from '#shared/contract/chats.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import type { GivenAudience } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { type InTeam, peopleInTeams, type TeamCount } from '#web/lib/audience.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';

const NOBODY: Reply<typeof chats.estimateSms> = {
  people: 0,
  teams: [],
  messages: 0,
  price: null,
  price_most: null,
  total: null,
  reminder_total: null,
  left: null,
};

/** The people without an account whom a run would ask by its channels, and how many no channel of these reaches. */
export interface ContactsToAsk {
  readonly asked: Reply<typeof chats.estimateSms>;
  readonly missed: number;
}

/** The language of what is asked, that of the workspace where none is said, and those it is told in besides. */
export interface SpokenIn extends Pick<Poll, 'translated_into'> {
  readonly language?: Poll['language'];
}
/** What nobody has translated yet. */
export const UNTRANSLATED: SpokenIn = { translated_into: [] };

/** The teams of people without an account whom some channel reaches, to choose from; empty while nobody knows. */
export function useTeamsOfContacts(): readonly TeamCount[] {
  return useEstimate(EVERYBODY)?.teams ?? [];
}

/**
 * The same as it is known now, of a run in these languages, which say what SMS cost; null while it is not, and where
 * an audience is none or holds members alone.
 */
export function useContactsAsked(
  { language = null, translated_into }: SpokenIn,
  audience: GivenAudience | null,
  channels: readonly Channel[],
): ContactsToAsk | null {
  const holds = audience?.kind === 'all' || audience?.kind === 'teams' ? audience : null;
  const reaching = channels.some((channel) => channel !== 'mail' && channel !== 'bitrix24');
  const every = useEstimate(holds && { audience: holds, channels: [...CHANNELS], language, translated_into });
  const chosen = useEstimate(
    reaching && holds ? { audience: holds, channels: [...channels], language, translated_into } : null,
  );
  const asked = reaching ? chosen : NOBODY;
  return holds && every && asked ? { asked, missed: every.people - asked.people } : null;
}

/** Those of them who are asked, in the teams their answers can count in: without names alone, since theirs never have one. */
export function contactsInTeams(
  contacts: ContactsToAsk | null,
  { anonymous }: { readonly anonymous: boolean },
): InTeam[] {
  return contacts ? peopleInTeams(contacts.asked.people, anonymous ? contacts.asked.teams : []) : [];
}

const EVERYBODY = { audience: { kind: 'all' } as const, channels: [...CHANNELS] };

function useEstimate(body: Call<typeof chats.estimateSms>['body'] | null) {
  const { workspace } = useWorkspace();
  const input = body && { params: { id: workspace.id }, body };
  return useApi(chats.estimateSms, input, { keepPreviousData: true }).data;
}
