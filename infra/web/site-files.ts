import { readFileSync } from 'node:fs';
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
import type { StageConfig } from '../config.ts';

/** The folder of the built site that is not published: what its pages are drawn with. */
export const RENDERER_FOLDER = 'prerender';

/** The documents of people without an account: a poll, a survey, what became of one. */
export const LIGHT_PAGES = ['poll.html', 'survey.html', 'report.html'];

/** The file a public page is kept in. */
export function fileOf(page: SitePage): string {
  return `${page}.html`;
}

/**
 * The files of the site that differ from deployment to deployment, by name: its public pages, what may be promised on
 * them and, where the site has a name of its own, what has to spell it out. They lie over the built files of the same
 * name.
 */
export function siteFiles(stage: StageConfig, builtSite: string): Readonly<Record<string, string>> {
  const { residency, operator, supportEmail, botUrl, domain } = stage;
  const facts: SiteFacts = {
    ...(residency ? { residency } : {}),
    ...(operator ? { operator } : {}),
    ...(supportEmail ? { supportEmail } : {}),
    ...(botUrl ? { botUrl } : {}),
  };
  const origin = domain && `https://${domain}`;
  return {
    [SITE_FACTS_FILE]: JSON.stringify(facts),
    ...renderPages(builtSite, { facts, origin }),
    ...(origin
      ? {
          'index.html': withAbsolutePicture(readFileSync(join(builtSite, 'index.html'), 'utf8'), origin),
          'robots.txt': `User-agent: *\nDisallow: /app\n\nSitemap: ${origin}/sitemap.xml\n`,
          'sitemap.xml': sitemap(origin),
        }
      : {}),
  };
}

/** The public pages of a built site as documents, by name of their file. */
export function renderPages(builtSite: string, site: Site): Record<string, string> {
  const folder = join(builtSite, RENDERER_FOLDER);
  // Border: the build's own module, which TypeScript has not seen. `require`, since stacks are put together at once.
  const { renderPage, templateOf } = createRequire(import.meta.url)(join(folder, 'render.mjs')) as SiteRenderer;
  return Object.fromEntries(
    SITE_PAGES.map((page) => {
      const template = readFileSync(join(folder, `${templateOf(page)}.html`), 'utf8');
      return [fileOf(page), renderPage(page, template, site)];
    }),
  );
}

/** Messengers show a page's picture only under a whole address. */
function withAbsolutePicture(html: string, origin: string): string {
  return html.replace('content="/og.png"', `content="${origin}/og.png"`);
}

function sitemap(origin: string): string {
  const places = SITE_PAGES.map((page) => `<url><loc>${origin}${addressOf(page)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join('')}</urlset>\n`;
}
