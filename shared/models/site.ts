import * as z from 'zod/mini';
import { LANGUAGES, prefixOf, type Language } from '../rules/languages.ts';

/** What the public pages say that holds for one deployment only; what is absent is not said. */
export const SiteFacts = z.object({
  /** Where the data lie, as a sentence: “The data are kept in Russia”. */
  residency: z.optional(z.string()),
  /** On whose servers it runs; absent = on those that the CDK app deploys to (`HOSTING`). */
  hosting: z.optional(z.string()),
  /** Who runs the service and answers for personal data: name, registration number, address. */
  operator: z.optional(z.string()),
  /** Where people write to. */
  supportEmail: z.optional(z.string()),
  /** The day on which restoring from backups was last rehearsed, yyyy-mm-dd. */
  restoreRehearsed: z.optional(z.string()),
  /** The messenger bot that answers questions and takes requests for a demonstration. */
  botUrl: z.optional(z.string()),
});
export type SiteFacts = z.output<typeof SiteFacts>;

/** The file of the site that holds them, written by the deployment. */
export const SITE_FACTS_FILE = 'site.json';

/** The public pages behind the links of the footer. */
export const PUBLIC_PAGES = [
  'help',
  'contact',
  'api',
  'privacy',
  'security',
  'consent',
  'terms',
  'cookies',
  'careers',
  'blog',
  'news',
] as const;
export type PublicPage = (typeof PUBLIC_PAGES)[number];

/** Every page anybody may read without an account: each is drawn ahead, into a file of its own. */
export const SITE_PAGES = ['landing', ...PUBLIC_PAGES] as const;
export type SitePage = (typeof SITE_PAGES)[number];

/** Where a page is found, in a language. */
export function addressOf(page: SitePage, language: Language = LANGUAGES[0]): string {
  return `${prefixOf(language)}/${page === 'landing' ? '' : page}`;
}

/** What the pages of one deployment are drawn from. */
export interface Site {
  readonly facts: SiteFacts;
  /** `https://` and the name of the site; without a name of its own a site has no addresses to spell out. */
  readonly origin?: string | undefined;
}

/** What the build of the site leaves behind for whoever deploys it. */
export interface SiteRenderer {
  /** The whole document of a page, by the template that the build has filled with scripts and styles. */
  readonly renderPage: (page: SitePage, template: string, site: Site) => string;
  /** Which template a page is drawn into. */
  readonly templateOf: (page: SitePage) => SiteTemplate;
}

/** The documents that the build leaves for the pages: two run a script of their own, all others are words alone. */
export const SITE_TEMPLATES = ['landing', 'api', 'text'] as const;
export type SiteTemplate = (typeof SITE_TEMPLATES)[number];
