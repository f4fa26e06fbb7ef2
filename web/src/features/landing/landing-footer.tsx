import { addressOf, type PublicPage, type SitePage } from '#shared/models/site.ts';
import { isInRussia } from '#shared/text/input/residency.ts';
import { LANGUAGES } from '#shared/rules/languages.ts';
import { LANGUAGE_NAMES } from '#shared/text/language-names.ts';
import { LANGUAGE } from '#text/format.ts';
import { commonText } from '#text/common/common.ts';
import { siteAddress } from '#web/lib/site-address.ts';
import { useSiteFacts } from '#web/lib/site-facts.ts';
import { landingText } from '#text/site/landing.ts';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Logo } from '#web/ui/logo.tsx';
import styles from './landing-footer.module.css';

const text = landingText.footer;
const YEAR = new Date().getFullYear();
const COMPANY = ['careers', 'blog', 'news'] as const satisfies readonly PublicPage[];
const HELP = [
  'help',
  'contact',
  'api',
  'privacy',
  'security',
  'terms',
  'cookies',
] as const satisfies readonly PublicPage[];

/** Where everything else is: sections, pages, hours, what we keep to, the page it stands on in other languages. */
export function LandingFooter({ page }: { readonly page: SitePage }) {
  const { residency } = useSiteFacts();
  const badges = isInRussia(residency) ? [text.residencyBadge, ...text.badges] : text.badges;
  const landing = page === 'landing' ? '' : siteAddress('/');
  const sections = Object.entries(landingText.nav).map(([id, name]) => ({ href: `${landing}#${id}`, name }));
  return (
    <footer className={styles.footer}>
      <div className={`landing-wrap ${styles.columns}`}>
        <Stack align="start" gap="12" tone="ink-2" className={styles.brand}>
          <Logo />
          <p>{text.about}</p>
          <p>{text.hours}</p>
        </Stack>
        <Links title={text.product} links={sections} />
        <Links title={text.company} links={linksTo(COMPANY)} />
        <Links title={text.help} links={linksTo(HELP)} />
      </div>
      <div className={`landing-wrap ${styles.base}`}>
        <span>{text.standards}</span>
        <Inline as="ul" align="stretch" gap="8" className={styles.badges}>
          {badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </Inline>
        {LANGUAGES.filter((one) => one !== LANGUAGE).map((one) => (
          <a key={one} href={addressOf(page, one)} hrefLang={one} lang={one} className={styles.language}>
            {LANGUAGE_NAMES[one]}
          </a>
        ))}
        {/* Drawn in one year, the page may be read in the next. */}
        <span suppressHydrationWarning>{`© ${YEAR} ${commonText.brand}`}</span>
      </div>
    </footer>
  );
}

function linksTo(pages: readonly (typeof COMPANY | typeof HELP)[number][]): LinksProps['links'] {
  return pages.map((page) => ({ href: siteAddress(`/${page}`), name: text.pages[page] }));
}

interface LinksProps {
  readonly title: string;
  readonly links: readonly { readonly href: string; readonly name: string }[];
}

function Links({ title, links }: LinksProps) {
  return (
    <nav aria-label={title}>
      <Text as="h2" size="body">
        {title}
      </Text>
      <ul className={styles.links}>
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
