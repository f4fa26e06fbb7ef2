import { Source, type ISource } from 'aws-cdk-lib/aws-s3-deployment';
import { PUBLIC_PAGES, SITE_FACTS_FILE, type SiteFacts } from '#shared/models/site.ts';
import type { StageConfig } from '../config.ts';

/**
 * The files of the site that differ from deployment to deployment: what may be promised there and, where the site has
 * a name of its own, what has to spell it out. They lie over the built files of the same name.
 */
export function siteFiles(stage: StageConfig, builtIndex: string): ISource[] {
  const { residency, operator, supportEmail, botUrl, domain } = stage;
  const facts: SiteFacts = {
    ...(residency ? { residency } : {}),
    ...(operator ? { operator } : {}),
    ...(supportEmail ? { supportEmail } : {}),
    ...(botUrl ? { botUrl } : {}),
  };
  const own = domain
    ? [
        Source.data('index.html', withAbsolutePicture(builtIndex, domain)),
        Source.data('robots.txt', `User-agent: *\nDisallow: /app\n\nSitemap: https://${domain}/sitemap.xml\n`),
        Source.data('sitemap.xml', sitemap(domain)),
      ]
    : [];
  return [Source.jsonData(SITE_FACTS_FILE, facts), ...own];
}

/** Messengers show a page's picture only under a whole address. */
function withAbsolutePicture(html: string, domain: string): string {
  return html.replace('content="/og.png"', `content="https://${domain}/og.png"`);
}

function sitemap(domain: string): string {
  const places = ['', ...PUBLIC_PAGES].map((page) => `<url><loc>https://${domain}/${page}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join('')}</urlset>\n`;
}
