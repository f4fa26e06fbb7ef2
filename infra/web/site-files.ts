import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  addressOf,
  SITE_FACTS_FILE,
  SITE_PAGES,
  type Site,
  type SiteFacts,
  type SitePage,
  type SiteRenderer,
} from '#shared/models/site.ts';
import { LANGUAGES, prefixOf, type Language } from '#shared/rules/languages.ts';
import type { StageConfig } from '../config.ts';

/** The folder of the built site that is not published: what its pages are drawn with. */
export const RENDERER_FOLDER = 'prerender';

/** The documents of people without an account: a poll, a survey, either of them on a tablet, what became of one, a dialogue, the record of one. */
export const LIGHT_PAGES = ['poll.html', 'survey.html', 'kiosk.html', 'report.html', 'dialogue.html', 'verify.html'];

/** The file a public page is kept in, in a language. */
export function fileOf(page: SitePage, language: Language = LANGUAGES[0]): string {
  return inFolderOf(language, `${page}.html`);
}

/** The name of a file within the folder of a language; the first language has none of its own. */
function inFolderOf(language: Language, file: string): string {
  return `${prefixOf(language)}/${file}`.slice(1);
}

/** The languages that a built site speaks: the first always, the others where their build is there. */
function languagesOf(builtSite: string): readonly Language[] {
  return LANGUAGES.filter(
    (language) => language === LANGUAGES[0] || existsSync(join(builtSite, inFolderOf(language, RENDERER_FOLDER))),
  );
}

/**
 * The files of the site that differ from deployment to deployment, by name: its public pages, what may be promised on
 * them and, where the site has a name of its own, what has to spell it out. They lie over the built files of the same
 * name.
 */
export function siteFiles(stage: StageConfig, builtSite: string): Readonly<Record<string, string>> {
  const { residency, hosting, restoreRehearsed, operator, supportEmail, botUrl, domain } = stage;
  const facts: SiteFacts = {
    ...(residency ? { residency } : {}),
    ...(hosting ? { hosting } : {}),
    ...(restoreRehearsed ? { restoreRehearsed } : {}),
    ...(operator ? { operator } : {}),
    ...(supportEmail ? { supportEmail } : {}),
    ...(botUrl ? { botUrl } : {}),
  };
  const origin = domain && `https://${domain}`;
  const languages = languagesOf(builtSite);
  return {
    [SITE_FACTS_FILE]: JSON.stringify(facts),
    ...renderPages(builtSite, { facts, origin }),
    ...(supportEmail && origin ? { [SECURITY_FILE]: securityFile(supportEmail, origin, new Date()) } : {}),
    ...(origin
      ? {
          ...Object.fromEntries(languages.map((language) => shellIn(language, builtSite, origin))),
          'robots.txt': robots(origin, languages),
          'sitemap.xml': sitemap(origin, languages),
        }
      : {}),
  };
}

/** Where programs look for whom to tell of a vulnerability (RFC 9116). */
export const SECURITY_FILE = '.well-known/security.txt';

/**
 * Whom to tell of a vulnerability. It holds for about half a year, counted from the beginning of the month: so two
 * deployments of a month write the same.
 */
export function securityFile(supportEmail: string, origin: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 7, 1));
  return [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${origin}/${SECURITY_FILE}`,
    `Policy: ${origin}${addressOf('security')}`,
    '',
  ].join('\n');
}

/** The public pages of a built site as documents, by name of their file, in each language that it speaks. */
export function renderPages(builtSite: string, site: Site): Record<string, string> {
  return Object.fromEntries(languagesOf(builtSite).flatMap((language) => pagesIn(language, builtSite, site)));
}

function pagesIn(language: Language, builtSite: string, site: Site): readonly (readonly [string, string])[] {
  const folder = join(builtSite, inFolderOf(language, RENDERER_FOLDER));
  // Border: the build's own module, which TypeScript has not seen. `require`, since stacks are put together at once.
  const { renderPage, templateOf } = createRequire(import.meta.url)(join(folder, 'render.mjs')) as SiteRenderer;
  return SITE_PAGES.map((page) => {
    const template = readFileSync(join(folder, `${templateOf(page)}.html`), 'utf8');
    return [fileOf(page, language), renderPage(page, template, site)] as const;
  });
}

/** The document of the app in a language, with its name. */
function shellIn(language: Language, builtSite: string, origin: string): readonly [string, string] {
  const name = inFolderOf(language, 'index.html');
  return [name, withAbsolutePicture(readFileSync(join(builtSite, name), 'utf8'), origin)];
}

/** Messengers show a page's picture only under a whole address. */
function withAbsolutePicture(html: string, origin: string): string {
  return html.replace(/(?<=<meta property="og:image" content=")(?=\/)/, origin);
}

function robots(origin: string, languages: readonly Language[]): string {
  const apps = languages.map((language) => `Disallow: ${prefixOf(language)}/app\n`);
  return `User-agent: *\n${apps.join('')}\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Every page in every language, each with the addresses of all of them. */
function sitemap(origin: string, languages: readonly Language[]): string {
  const places = SITE_PAGES.flatMap((page) => {
    const addresses = languages.map((language) => ({
      name: language as string,
      href: origin + addressOf(page, language),
    }));
    const alternates = [...addresses, { name: 'x-default', href: origin + addressOf(page) }].map(
      ({ name, href }) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`,
    );
    return addresses.map(
      ({ href }) => `<url><loc>${href}</loc>${languages.length > 1 ? alternates.join('') : ''}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${places.join('')}</urlset>\n`;
}
