import type { AccessEntry, AccessLogPage } from '#shared/models/access-log.ts';
import { keyOfScreen } from '#shared/rules/access-log.ts';
import { isPersonRecord, readPersonRef, type PersonRef } from '#shared/rules/people/sources.ts';
import { paths } from '#web/lib/paths.ts';
import { accessLogText as text } from '#text/access-log.ts';

type People = AccessLogPage['people'];

/** An entry in words. */
export interface DescribedEntry {
  readonly name: string;
  readonly what: string;
  /** What it is about; null where it is about several things. */
  readonly about: { readonly title: string; readonly to: string | null } | null;
  readonly screen: string;
}

/** So much of an alias tells deleted accounts apart. */
const MARK_LENGTH = 4;

/** Says an entry in words, with what people and things are called now. */
export function describeEntry(
  { who, kind, about, screen }: Pick<AccessEntry, 'who' | 'kind' | 'about' | 'screen'>,
  people: People,
  titles: ReadonlyMap<string, string>,
): DescribedEntry {
  return {
    name: nameOf(who, people),
    what: kind === 'results' && about?.startsWith('poll:') ? text.allRuns : text.kinds[kind],
    about: about === null ? null : thingOf(about, people, titles),
    screen: screenOf(screen),
  };
}

/** The people of several pages of the log, each once. */
export function peopleOf(pages: readonly { readonly people: People }[]): People {
  return [...new Map(pages.flatMap(({ people }) => people).map((one) => [one.alias, one])).values()];
}

/** Everybody who has seen something, by name: what the log can be narrowed to. */
export function viewersIn(people: People): { readonly value: string; readonly label: string }[] {
  return people
    .filter(({ id }) => id !== null && !isPersonRecord(id))
    .map(({ alias, name }) => ({ value: alias, label: name ?? `${text.former} ${alias.slice(0, MARK_LENGTH)}` }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

function nameOf(alias: string, people: People): string {
  const known = people.find((one) => one.alias === alias);
  if (!known) return text.deleted(alias.slice(0, MARK_LENGTH));
  return known.name ?? `${text.former} ${alias.slice(0, MARK_LENGTH)}`;
}

function thingOf(about: string, people: People, titles: ReadonlyMap<string, string>): DescribedEntry['about'] {
  const [kind = '', id = ''] = about.split(':');
  if (kind === 'person') return personOf(id, people);
  if (kind === 'task') return { title: text.task, to: paths.task(id) };
  if (kind === 'survey') return named(titles.get(id), paths.surveyResults(id), text.survey);
  // Of a run also the poll: `{poll}/{run}`.
  const [pollId = ''] = id.split('/');
  return named(titles.get(pollId), paths.pollResults(pollId), text.run);
}

function named(title: string | undefined, to: string, gone: string): DescribedEntry['about'] {
  return title === undefined ? { title: gone, to: null } : { title, to };
}

function personOf(alias: string, people: People): DescribedEntry['about'] {
  const known = people.find((one) => one.alias === alias);
  if (known?.id == null) return { title: text.nobody, to: null };
  const { source } = readPersonRef(known.id as PersonRef);
  const title = known.name ?? (source === 'member' ? text.former : text[source]);
  return { title, to: paths.person(known.id) };
}

function screenOf(screen: string): string {
  const key = keyOfScreen(screen);
  if (key !== null) return text.byKey(key);
  return isScreen(screen) ? text.screens[screen] : screen;
}

function isScreen(screen: string): screen is keyof typeof text.screens {
  return Object.hasOwn(text.screens, screen);
}
