import type { SitePage } from '#shared/models/site.ts';
import { apiText } from '#text/site/api-reference.ts';
import { commonText } from '#text/common/common.ts';
import { landingText } from '#text/site/landing.ts';
import { sitePages } from '#text/site/site-pages.ts';

interface Words {
  readonly title: string;
  readonly description: string;
}

/** What a page is called; `name` is the short form, `shared` what messengers show if that is something else. */
export interface PageDescription extends Words {
  readonly name: string;
  readonly shared?: Words;
}

/** What is told of a page where it is listed, not read. */
export function describePage(page: SitePage): PageDescription {
  if (page === 'landing') {
    const { title, description, shared } = landingText;
    return { name: commonText.brand, title, description, shared };
  }
  const { title, description } = page === 'api' ? apiText : sitePages[page];
  return { name: title, title: commonText.documentTitle(title), description };
}
