import { PREFIX } from '#text/format.ts';
import { addressOf, type Site, type SitePage } from '#shared/models/site.ts';
import { LANGUAGES, type Language } from '#shared/rules/languages.ts';
import { commonText } from '#text/common/common.ts';
import { LANGUAGE, LOCALE } from '#text/format.ts';
import { sitePageWords } from '#text/site/site-pages.ts';
import { describePage } from './page-description.ts';
import { FACTS_ID } from './page-parts.ts';
import { structuredData } from './structured-data.ts';

const PICTURE = `${PREFIX}/og.png`;
/** What every public page begins with; the files it names lie in web/public, those of another language beside it. */
const COMMON = `<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content="#faf7f2" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#111a1b" media="(prefers-color-scheme: dark)" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${escape(commonText.brand)}" />
    <meta property="og:locale" content="${LOCALE.replace('-', '_')}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="${escape(sitePageWords.picture)}" />
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="${PREFIX}/manifest.webmanifest" />
    <script src="/first-paint.js"></script>`;

/** The head of a page: what browsers, messengers and search engines are told of it. */
export function headOf(page: SitePage, site: Site): string {
  const { title, description, shared = { title, description } } = describePage(page);
  const { origin = '' } = site;
  // Only a site with a name of its own can say which of its addresses is the one.
  const address = origin && `${origin}${addressOf(page, LANGUAGE)}`;
  return [
    COMMON,
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}" />`,
    `<meta property="og:title" content="${escape(shared.title)}" />`,
    `<meta property="og:description" content="${escape(shared.description)}" />`,
    // Messengers show a picture only under a whole address.
    `<meta property="og:image" content="${escape(origin + PICTURE)}" />`,
    address && `<meta property="og:url" content="${escape(address)}" />`,
    address && `<link rel="canonical" href="${escape(address)}" />`,
    ...(origin ? alternates(page, origin) : []),
    script('application/json', site.facts, ` id="${FACTS_ID}"`),
    script('application/ld+json', structuredData(page, site)),
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** The same page in every language, its own among them; Russian for whoever reads none of them. */
function alternates(page: SitePage, origin: string): string[] {
  const link = (name: string, language: Language) =>
    `<link rel="alternate" hreflang="${name}" href="${escape(origin + addressOf(page, language))}" />`;
  return [...LANGUAGES.map((one) => link(one, one)), link('x-default', LANGUAGES[0])];
}

/** Data for machines: never run, so the content policy has nothing against it. */
function script(type: string, data: unknown, attributes = ''): string {
  // Nothing a setting says can end the element.
  return `<script type="${type}"${attributes}>${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
