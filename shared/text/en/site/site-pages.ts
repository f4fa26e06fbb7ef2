import type { PageText } from '../../../models/page-text.ts';
import type { PublicPage } from '../../../models/site.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { sitePageWords as Russian } from '../../ru/site/site-pages.ts';
import { blogText } from './blog.ts';
import { careersText } from './careers.ts';
import { consentText } from './consent.ts';
import { contactText } from './contact.ts';
import { cookiesText } from './cookies.ts';
import { helpText } from './help.ts';
import { newsText } from './news.ts';
import { privacyText } from './privacy.ts';
import { securityText } from './security.ts';
import { termsText } from './terms.ts';

/** The pages of words behind the footer; /api is drawn from the API's own description instead. */
export const sitePages: Readonly<Record<Exclude<PublicPage, 'api'>, PageText>> = {
  help: helpText,
  contact: contactText,
  privacy: privacyText,
  security: securityText,
  consent: consentText,
  terms: termsText,
  cookies: cookiesText,
  careers: careersText,
  blog: blogText,
  news: newsText,
};

export const sitePageWords: Catalogue<typeof Russian> = {
  edition: (date) => `Version of ${date}`,
  home: 'Tonus, to the home page',
  /** The picture that messengers show, in words. */
  picture: 'Tonus: people don’t leave out of the blue',
};
