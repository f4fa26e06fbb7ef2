import type { PublicPage } from '#shared/models/site.ts';
import { blogText } from './pages/blog.ts';
import { careersText } from './pages/careers.ts';
import { consentText } from './pages/consent.ts';
import { contactText } from './pages/contact.ts';
import { cookiesText } from './pages/cookies.ts';
import { helpText } from './pages/help.ts';
import { newsText } from './pages/news.ts';
import type { PageText } from './pages/page-text.ts';
import { privacyText } from './pages/privacy.ts';
import { termsText } from './pages/terms.ts';

/** The pages of words behind the footer; /api is drawn from the API's own description instead. */
export const sitePages: Readonly<Record<Exclude<PublicPage, 'api'>, PageText>> = {
  help: helpText,
  contact: contactText,
  privacy: privacyText,
  consent: consentText,
  terms: termsText,
  cookies: cookiesText,
  careers: careersText,
  blog: blogText,
  news: newsText,
};

export const sitePageWords = {
  edition: (date: string) => `Редакция от ${date}`,
  home: 'Тонус, на главную',
} as const;
