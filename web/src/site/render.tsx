// The ground of every page; the scripts of those that have one bring it too.
import '#web/ui/tokens.css';
import '#web/ui/ground.css';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Site, SitePage, SiteTemplate } from '#shared/models/site.ts';
import { TextPage } from '#web/features/landing/pages/text-page.tsx';
import { SiteFactsContext } from '#web/lib/site-facts.ts';
import { LANGUAGE } from '#text/format.ts';
import { landingText } from '#text/site/landing.ts';
import { headOf } from './page-head.ts';
import { CONTENT, HEAD, ROOT_ID } from './page-parts.ts';
import { PublicApi } from './public-api.tsx';
import { PublicLanding } from './public-landing.tsx';

/*
 * What the build leaves for the deployment (infra/web/site-files.ts): the public pages as documents. Drawn only there,
 * since what they say and the addresses they name belong to a stage, while scripts and styles are built once for all.
 */

/** Which template a page is drawn into. */
export function templateOf(page: SitePage): SiteTemplate {
  return page === 'landing' || page === 'api' ? page : 'text';
}

/** The whole document of a page. */
export function renderPage(page: SitePage, template: string, site: Site): string {
  const content = `${page === 'landing' ? NO_SCRIPT : ''}<div id="${ROOT_ID}">${contentOf(page, site)}</div>`;
  return template
    .replace(/<html lang="[^"]*"/, `<html lang="${LANGUAGE}"`)
    .replace(HEAD, () => headOf(page, site))
    .replace(CONTENT, () => content);
}

const NO_SCRIPT = `<noscript><p class="landing-no-script">${landingText.noScript}</p></noscript>`;

function contentOf(page: SitePage, { facts }: Site): string {
  if (page === 'landing') return renderToString(<PublicLanding facts={facts} onLogin={() => {}} />);
  if (page === 'api') return renderToString(<PublicApi facts={facts} />);
  return renderToStaticMarkup(
    <SiteFactsContext.Provider value={facts}>
      <TextPage page={page} />
    </SiteFactsContext.Provider>,
  );
}
