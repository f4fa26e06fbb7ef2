import type { SurveyPeople } from '#shared/models/survey-results.ts';
import { LOCALE } from '#text/format.ts';

type Page = Pick<SurveyPeople, 'completed_users' | 'not_completed_users'>;
type People = Page['completed_users'];

const collator = new Intl.Collator(LOCALE);

/** Everybody on the pages that are here, by name: a page holds the next members, in the order of their ids. */
export function peopleListed(pages: readonly Page[]): Page {
  return {
    completed_users: byName(pages.flatMap((page) => page.completed_users)),
    not_completed_users: byName(pages.flatMap((page) => page.not_completed_users)),
  };
}

function byName(people: People): People {
  return people.toSorted((a, b) => collator.compare(a.user_name, b.user_name));
}
