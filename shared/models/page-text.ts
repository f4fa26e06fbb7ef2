import type { SiteFacts } from './site.ts';

/**
 * Where a link of a page leads: an address of the site, the messenger bot, the mailbox, or `us`, whichever of these
 * there is.
 */
export type PageWay = `/${string}` | 'bot' | 'mail' | 'us';

export interface PageLink {
  readonly to: PageWay;
  readonly name: string;
}

export interface PageSection {
  readonly title: string;
  /** Stands only on a deployment that says this of itself, or whose people can be written to, or cannot. */
  readonly only?: 'operator' | 'residency' | 'reachable' | 'unreachable';
  readonly paragraphs?: readonly string[];
  readonly list?: readonly string[];
  readonly links?: readonly PageLink[];
}

/** A page of words, in any language. */
export interface PageText {
  readonly title: string;
  /** For search engines and messengers. */
  readonly description: string;
  readonly lead: string;
  /** Every section that the page may have; which of them stand is decided by whoever draws it. */
  readonly sections: (facts: SiteFacts) => readonly PageSection[];
}
