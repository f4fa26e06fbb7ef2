import type { SiteFacts } from '../../../models/site.ts';

export interface PageLink {
  readonly href: string;
  readonly name: string;
  /** Leads out of the site: opens in a tab of its own. */
  readonly away?: boolean;
}

export interface PageSection {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly list?: readonly string[];
  readonly links?: readonly PageLink[];
}

/** A page of words; what it says may depend on the deployment. */
export interface PageText {
  readonly title: string;
  /** For search engines and messengers. */
  readonly description: string;
  readonly lead: string;
  /** Date of the text, for those that bind somebody: yyyy-mm-dd. */
  readonly dated?: string;
  readonly sections: (facts: SiteFacts) => readonly PageSection[];
}
