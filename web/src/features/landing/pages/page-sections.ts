import type { PageSection } from '#shared/models/page-text.ts';
import type { PublicPage, SiteFacts } from '#shared/models/site.ts';
import { CONSENT_VERSION } from '#shared/rules/consent.ts';
import { sitePages } from '#text/site/site-pages.ts';
import { wayTo, type Way } from '../contact-way.ts';

/** A page that is words alone. */
export type WordsPage = Exclude<PublicPage, 'api'>;

/** The day of the text, for those that bind somebody: yyyy-mm-dd. */
export const EDITIONS: Readonly<Partial<Record<WordsPage, string>>> = {
  privacy: '2026-11-29',
  security: '2026-11-29',
  consent: CONSENT_VERSION,
  terms: '2026-11-29',
};

/** A section as it stands on the page. */
export interface ShownSection extends Required<Pick<PageSection, 'title' | 'paragraphs' | 'list'>> {
  readonly links: readonly (Way & { readonly name: string })[];
}

/** The sections of a page that stand on this deployment, with those of their links that lead somewhere on it. */
export function sectionsOf(page: WordsPage, facts: SiteFacts): readonly ShownSection[] {
  return sitePages[page]
    .sections(facts)
    .filter(({ only }) => only === undefined || holds(only, facts))
    .map(({ title, paragraphs = [], list = [], links = [] }) => ({
      title,
      paragraphs,
      list,
      links: links.flatMap(({ to, name }) => {
        const way = wayTo(to, facts);
        return way ? [{ ...way, name }] : [];
      }),
    }));
}

function holds(
  only: NonNullable<PageSection['only']>,
  { operator, residency, botUrl, supportEmail }: SiteFacts,
): boolean {
  if (only === 'operator') return Boolean(operator);
  if (only === 'residency') return Boolean(residency);
  return Boolean(botUrl || supportEmail) === (only === 'reachable');
}
