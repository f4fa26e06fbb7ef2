import type { PageWay } from '#shared/models/page-text.ts';
import type { SiteFacts } from '#shared/models/site.ts';
import { siteAddress } from '#web/lib/site-address.ts';

/** What a link has besides its words. */
export interface Way {
  readonly href: string;
  /** Leads out of the site: opens in a tab of its own. */
  readonly away?: boolean;
}

/**
 * Where a question or a request for a demonstration goes on this deployment: to its messenger bot, without one by
 * mail, and without either to the page that says what there is.
 */
export function contactWay(facts: SiteFacts): Way {
  return wayTo('bot', facts) ?? wayTo('mail', facts) ?? { href: siteAddress('/contact') };
}

/** Where a link of a page leads on this deployment; null to what it has not. */
export function wayTo(way: PageWay, facts: SiteFacts): Way | null {
  const { botUrl, supportEmail } = facts;
  if (way === 'us') return contactWay(facts);
  if (way === 'bot') return botUrl ? { href: botUrl, away: true } : null;
  if (way === 'mail') return supportEmail ? { href: `mailto:${supportEmail}` } : null;
  return { href: siteAddress(way) };
}
