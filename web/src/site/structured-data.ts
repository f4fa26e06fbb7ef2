import { addressOf, type Site, type SitePage } from '#shared/models/site.ts';
import { PLAN_IDS, PLANS } from '#shared/rules/plans.ts';
import { questionsOf } from '#web/features/landing/questions.ts';
import { LANGUAGE } from '#text/format.ts';
import { commonText } from '#text/common/common.ts';
import { landingText } from '#text/site/landing.ts';
import { describePage } from './page-description.ts';

type Thing = Readonly<Record<string, unknown>>;

/** What search engines are told of a page in the words of schema.org: nothing that does not stand on it. */
export function structuredData(page: SitePage, site: Site): Thing {
  return {
    '@context': 'https://schema.org',
    '@graph': page === 'landing' ? ofLanding(site) : [breadcrumbsTo(page, site)],
  };
}

function ofLanding({ facts, origin = '' }: Site): Thing[] {
  const { supportEmail } = facts;
  const home = `${origin}/`;
  return [
    {
      '@type': 'Organization',
      '@id': `${home}#organization`,
      name: commonText.brand,
      url: home,
      logo: `${origin}/icon-512.png`,
      ...(supportEmail ? { email: supportEmail } : {}),
    },
    {
      '@type': 'SoftwareApplication',
      name: commonText.brand,
      description: landingText.description,
      url: `${origin}${addressOf('landing', LANGUAGE)}`,
      inLanguage: LANGUAGE,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      publisher: { '@id': `${home}#organization` },
      // By month and person, as the cards say.
      offers: PLAN_IDS.map((id) => ({
        '@type': 'Offer',
        name: PLANS[id].name,
        price: PLANS[id].monthly,
        priceCurrency: 'RUB',
      })),
    },
    {
      '@type': 'FAQPage',
      mainEntity: questionsOf(facts).map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

function breadcrumbsTo(page: SitePage, { origin = '' }: Site): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: (['landing', page] as const).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: describePage(step).name,
      item: `${origin}${addressOf(step, LANGUAGE)}`,
    })),
  };
}
