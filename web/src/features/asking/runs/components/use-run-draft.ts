import { useState } from 'react';
import type { ResultsVisibility } from '#shared/models/answers.ts';
import type { Call } from '#shared/contract/route.ts';
import type { polls } from '#shared/contract/polls.ts';
import { PEOPLE_ASKED_MAX, type Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Member } from '#shared/models/workspace.ts';
import type { Channel } from '#shared/channels/index.ts';
import { readCount } from '../lib/answer-limit.ts';
import {
  canCompareTeams,
  choiceOf,
  chosenMembers,
  countUnreached,
  EVERYBODY,
  type InTeam,
  isNeverShown,
  isTooFew,
  picksNobody,
  type TeamCount,
  teamsShown,
  toGivenAudience,
  usualVisibility,
  type AudienceChoice,
} from '#web/lib/audience.ts';
import { runText as text } from '#text/asking/runs/run.ts';
import type { BallotSettings } from '#shared/rules/ballots.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { asksOnePerson } from '#shared/rules/one-person.ts';
import {
  contactsInTeams,
  type ContactsToAsk,
  useContactsAsked,
  useTeamsOfContacts,
} from '#web/ui/launch/use-contacts-asked.ts';
import { useDeadline, type DeadlineDraft } from '#web/ui/launch/use-deadline.ts';

/** What a run is made with, or before its first opening changed to. */
export type RunSettings = NonNullable<Call<typeof polls.createFrame>['body']>;

/** What the server takes for said where nothing is. */
const UNSAID: Required<Omit<RunSettings, 'deadline'>> = {
  name: null,
  audience: { kind: 'all' },
  people_asked: null,
  results_visibility: 'live',
  compare_teams: false,
  channels: [],
  reminders: false,
};

/** Only what has to be said: a run of everybody whose answers are seen at once is a deadline, or none. */
export function toNewRun({ deadline = null, ...settings }: RunSettings): RunSettings {
  const said = Object.entries(settings).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(UNSAID[name as keyof typeof UNSAID]),
  );
  return { deadline, ...Object.fromEntries(said) };
}

/** The settings of a run being entered. */
export interface RunDraft {
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly deadline: DeadlineDraft;
  readonly audience: AudienceChoice;
  readonly setAudience: (change: Partial<AudienceChoice>) => void;
  /** The members who would be asked; undefined while nobody knows who is in the workspace. */
  readonly chosen: readonly Member[] | undefined;
  /** The people without an account whom it asks by its channels; null while nobody knows, and where it asks members alone. */
  readonly contacts: ContactsToAsk | null;
  /** Teams of such people to choose from. */
  readonly teamsOfContacts: readonly TeamCount[];
  /** How many are asked, with an account and without; undefined while nobody knows. */
  readonly people: number | undefined;
  /** How many of them nothing reaches by the channels. */
  readonly unreached: number;
  /** How many the others are; 0 while nobody knows. */
  readonly told: number;
  /** Those asked one by one, in the teams their answers can count in. */
  readonly inTeams: readonly InTeam[] | undefined;
  /** As typed; empty for as many as there are members asked. */
  readonly peopleAsked: string;
  readonly setPeopleAsked: (typed: string) => void;
  readonly visibility: ResultsVisibility;
  readonly setVisibility: (visibility: ResultsVisibility) => void;
  /** Whatever is chosen, nothing of it would ever be shown: too few are asked. */
  readonly neverShown: boolean;
  /** It asks what only one person can be asked, under their name: never everybody. */
  readonly forOne: boolean;
  readonly canCompareTeams: boolean;
  /** Teams are told apart: it is wanted and possible. */
  readonly comparesTeams: boolean;
  readonly setCompareTeams: (compare: boolean) => void;
  /** What of it decides whether it is answered with ballots. */
  readonly ballots: BallotSettings;
  readonly reminders: boolean;
  readonly setReminders: (remind: boolean) => void;
  readonly channels: readonly Channel[];
  readonly setChannels: (channels: readonly Channel[]) => void;
  readonly mistakes: { readonly audience?: string; readonly peopleAsked?: string };
  /** All of it as it is sent; undefined when something cannot be, which is then said. */
  readonly read: () => RunSettings | undefined;
  /** Of it what every run of a schedule takes over; null while nobody is chosen to be asked. */
  readonly settings: RepeatedSettings | null;
  /** The same of what may change after the first opening. */
  readonly readLasting: () => Pick<RunSettings, 'name' | 'people_asked' | 'reminders'> | undefined;
}

/** What a form of a run begins with. */
type Preset = Pick<
  Frame,
  'name' | 'deadline' | 'audience' | 'people_asked' | 'results_visibility' | 'compare_teams' | 'channels' | 'reminders'
>;

/** What all runs of a schedule have in common. */
type RepeatedSettings = Required<
  Pick<RunSettings, 'audience' | 'results_visibility' | 'compare_teams' | 'channels' | 'reminders'>
>;

/** What was chosen for a run; one that was opened for too few is shown as usual the next time. */
function chosenOf(run: Preset | null): ResultsVisibility | null {
  const visibility = run?.results_visibility ?? null;
  return visibility === 'never' ? null : visibility;
}

/** A draft of a new run, or of one that was not opened yet; `named` are those it asks by name. */
export function useRunDraft(
  poll: Poll,
  members: readonly Member[] | undefined,
  run: Preset | null = null,
  named: readonly string[] = [],
  usualDeadline: string | null = null,
  /** Whether people can be picked by name; a schedule asks those who have joined. */
  picksPeople = true,
): RunDraft {
  const deadline = useDeadline(run ? run.deadline : usualDeadline);
  const [name, setName] = useState(run?.name ?? '');
  const forOne = picksPeople && asksOnePerson(poll) && !poll.is_anonymous;
  const [audience, setAudience] = useState<AudienceChoice>(
    run ? choiceOf(run.audience, named) : { ...EVERYBODY, kind: forOne ? 'members' : 'all' },
  );
  const [peopleAsked, setPeopleAsked] = useState(String(run?.people_asked ?? ''));
  const [visibility, setVisibility] = useState<ResultsVisibility | null>(chosenOf(run));
  // Where it fell is the first question of whoever reads a result: a new run compares teams wherever it can.
  const [compareTeams, setCompareTeams] = useState(run?.compare_teams ?? true);
  // Who was asked and has not answered usually forgot: a new run reminds unless somebody says otherwise.
  const [reminders, setReminders] = useState(run?.reminders ?? true);
  // Nobody answers what nobody has told them of.
  const [channels, setChannels] = useState<readonly Channel[]>(run?.channels ?? ['mail']);
  const [shown, setShown] = useState(false);

  const chosen = members && chosenMembers(audience, members);
  const given = picksNobody(audience) ? null : toGivenAudience(audience);
  const contacts = useContactsAsked(poll, given, channels);
  const teamsOfContacts = useTeamsOfContacts();
  const inTeams = chosen && [...chosen, ...contactsInTeams(contacts, { anonymous: poll.is_anonymous })];
  const people = inTeams?.length;
  const unreached = countUnreached(chosen ?? [], channels);
  // Whoever is without an account is counted by the server, a moment later.
  const counted = audience.kind === 'teams' && contacts === null ? undefined : people;
  const said = readCount(peopleAsked, PEOPLE_ASKED_MAX);
  const seen = visibility ?? usualVisibility(poll.is_anonymous);
  const neverShown = audience.kind === 'all' && people !== undefined && isNeverShown(poll, people);
  const comparable = seen !== 'live' && inTeams !== undefined && canCompareTeams(inTeams);
  const comparesTeams = compareTeams && comparable;
  const wrongAudience = forOne ? oneMistake(audience) : audienceMistake(poll, audience, counted);

  const repeated = {
    audience: toGivenAudience(audience),
    results_visibility: seen,
    compare_teams: comparesTeams,
    channels: [...channels],
    reminders,
  };
  const lasting = (asked: number | null) => ({
    name: name.trim() === '' ? null : name,
    people_asked: poll.allow_anonymous_link ? asked : null,
    reminders,
  });

  return {
    name,
    setName,
    deadline,
    audience,
    setAudience: (change) => setAudience((known) => ({ ...known, ...change })),
    chosen,
    contacts,
    teamsOfContacts,
    people,
    unreached,
    told: (people ?? 0) - unreached,
    inTeams,
    peopleAsked,
    setPeopleAsked,
    visibility: seen,
    setVisibility,
    neverShown,
    forOne,
    canCompareTeams: comparable,
    comparesTeams,
    setCompareTeams,
    ballots: {
      anonymous: poll.is_anonymous,
      visibility: neverShown ? 'never' : seen,
      dimensions: [],
      teams: comparesTeams && inTeams ? teamsShown(inTeams, SMALLEST_GROUP).told : 0,
      asked: chosen?.length ?? 0,
    },
    reminders,
    setReminders,
    channels,
    setChannels,
    mistakes: {
      ...(shown && wrongAudience !== null && { audience: wrongAudience }),
      ...(shown && said === undefined && { peopleAsked: text.asked.invalid(PEOPLE_ASKED_MAX) }),
    },
    read() {
      setShown(true);
      const until = deadline.read();
      if (until === undefined || said === undefined || wrongAudience !== null) return undefined;
      return {
        ...lasting(said),
        deadline: until,
        ...repeated,
      };
    },
    settings: wrongAudience === null ? repeated : null,
    readLasting() {
      setShown(true);
      return said === undefined ? undefined : lasting(said);
    },
  };
}

/** What is wrong with whom a run asks that asks one person by name. */
function oneMistake({ kind, userIds }: AudienceChoice): string | null {
  return kind === 'members' && userIds.length === 1 ? null : text.audience.one;
}

/** What is wrong with whom a run asks, as far as it is known who is in the workspace. */
function audienceMistake(poll: Poll, audience: AudienceChoice, people: number | undefined): string | null {
  if (audience.kind === 'all') return null;
  if (picksNobody(audience) || people === 0) return text.audience.nobody;
  return poll.is_anonymous && people !== undefined && isTooFew(audience, people) ? text.audience.tooFew : null;
}
