import type { Member } from '#functions/workspaces/repositories/member.ts';
import { forbidden } from '#core/http/errors.ts';
import type { PeopleList, PeopleQuery } from '#shared/models/people.ts';
import type { PeopleFilter } from '#shared/rules/people/sources.ts';
import { can } from '#shared/rules/permissions.ts';
import { searchFor } from '#shared/rules/search.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { readPersonRef } from '#shared/rules/people/sources.ts';
import type { Directory } from './directory.ts';
import { leaversOf } from './leavers.ts';
import { FITS, type PersonFacts } from './person-facts.ts';
import { presentSuggestion, seesDays } from './present-person.ts';
import { recordOf, type JoinedPerson } from './records.ts';
import { suggestJoins } from './suggest-joins.ts';
import { languageNow } from '#shared/text/current.ts';

/** So many pairs are told at once; deciding one brings the next. */
const SUGGESTIONS_MAX = 20;

/** A page of the list, before its people are written out. */
export interface ListPage extends Omit<PeopleList, 'people' | 'sources'> {
  readonly page: readonly JoinedPerson[];
}

/** Finds, counts and puts in order; what may not be told is not counted, and asking for it is refused. */
export function listPage(
  directory: Directory,
  query: PeopleQuery,
  { member, now }: { member: Member; now: Date },
): ListPage {
  const { search, filter, sort, descending, skip, limit } = query;
  const [days, decides] = [seesDays(member), can(member, 'people.join')];
  if (!days && (filter === 'newcomers' || sort === 'HIRED_ON')) forbidden();
  if (!decides && (filter === 'waiting' || filter === 'gone')) forbidden();
  const today = moscowDay(now);
  const suggestions = decides ? suggestJoins(directory.people, directory.decisions) : [];
  const waiting = new Set(suggestions.flat());
  const everybody = [...directory.facts.values()];
  const fits = (name: PeopleFilter) => (facts: PersonFacts) =>
    name === 'waiting' ? waiting.has(facts.person) : FITS[name](facts, today);
  const count = (name: PeopleFilter) => everybody.filter(fits(name)).length;
  const hasWords = searchFor(search);
  const found = everybody
    .filter(fits(filter))
    .filter((one) =>
      hasWords(one.firstName, one.secondName, one.lastName, ...one.emails, one.position ?? '', one.team?.value ?? ''),
    );
  return {
    page: inOrder(found, sort, descending)
      .slice(skip, skip + limit)
      .map(({ person }) => person),
    total: found.length,
    totals: {
      all: everybody.length,
      newcomers: days ? count('newcomers') : null,
      no_access: count('no_access'),
      no_manager: count('no_manager'),
      waiting: decides ? waiting.size : null,
      gone: decides ? count('gone') : null,
    },
    portal_read_at: directory.portalReadAt,
    leavers: leaversOf(directory, member),
    suggestions: suggestions.slice(0, SUGGESTIONS_MAX).map(presentSuggestion),
  };
}

/** What somebody stands by; empty for who has nothing of the kind: they come last, whichever way round. */
const KEYS = {
  ID: ({ person }) => {
    const portal = recordOf(person, 'portal');
    return portal ? readPersonRef(portal.ref).id : '';
  },
  NAME: ({ firstName }) => firstName,
  LAST_NAME: ({ lastName }) => lastName,
  EMAIL: ({ emails }) => emails[0] ?? '',
  LAST_LOGIN: ({ person }) => {
    // Moments have offsets of their own: they are compared as what they mean.
    const time = Date.parse(recordOf(person, 'portal')?.lastLogin ?? '');
    return Number.isNaN(time) ? '' : String(time);
  },
  HIRED_ON: ({ hiredOn }) => hiredOn?.value ?? '',
} satisfies Record<PeopleQuery['sort'], (facts: PersonFacts) => string>;

/** As whoever asks puts names in order, and aware of numbers; namesakes always stand in one order, or a page could repeat what another has. */
function inOrder(found: readonly PersonFacts[], sort: PeopleQuery['sort'], descending: boolean): PersonFacts[] {
  const { compare } = new Intl.Collator(languageNow(), { numeric: true, sensitivity: 'base' });
  const sign = descending ? -1 : 1;
  const keyed = found.map((facts) => ({ facts, key: KEYS[sort](facts) }));
  const sorted = keyed.toSorted((a, b) => {
    const empty = Number(a.key === '') - Number(b.key === '');
    return (
      empty ||
      sign * compare(a.key, b.key) ||
      compare(a.facts.lastName, b.facts.lastName) ||
      compare(a.facts.firstName, b.facts.firstName) ||
      (a.facts.id < b.facts.id ? -1 : 1)
    );
  });
  return sorted.map(({ facts }) => facts);
}
