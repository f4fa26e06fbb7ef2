import type { SiteFacts } from '../../../models/site.ts';
import type { PageLink } from './page.ts';

/**
 * Where a question or a request for a demonstration goes on this deployment: to its messenger bot, without one by
 * mail, and without either to the page that says what there is.
 */
export function contactWay({ botUrl, supportEmail }: SiteFacts): Omit<PageLink, 'name'> {
  if (botUrl) return { href: botUrl, away: true };
  return { href: supportEmail ? `mailto:${supportEmail}` : '/contact' };
}
