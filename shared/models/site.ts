import * as z from 'zod/mini';

/** What the public pages say that holds for one deployment only; what is absent is not said. */
export const SiteFacts = z.object({
  /** Where the data lie, as a sentence: «Данные хранятся в России». */
  residency: z.optional(z.string()),
  /** Who runs the service and answers for personal data: name, registration number, address. */
  operator: z.optional(z.string()),
  /** Where people write to. */
  supportEmail: z.optional(z.string()),
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
  'terms',
  'cookies',
  'careers',
  'blog',
  'news',
] as const;
export type PublicPage = (typeof PUBLIC_PAGES)[number];
