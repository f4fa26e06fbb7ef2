import { useSiteFacts } from '#web/lib/site-facts.ts';
import { landingText } from '#text/site/landing.ts';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Logo } from '#web/ui/logo.tsx';
import styles from './landing-footer.module.css';

const text = landingText.footer;
const YEAR = new Date().getFullYear();

/** Where everything else is: sections, pages, hours, what we keep to. `away` = on a page other than the landing. */
export function LandingFooter({ away = false }: { readonly away?: boolean }) {
  const { residency } = useSiteFacts();
  const badges = residency ? [text.residencyBadge, ...text.badges] : text.badges;
  const sections = Object.entries(landingText.nav).map(([id, name]) => ({ href: `${away ? '/' : ''}#${id}`, name }));
  return (
    <footer className={styles.footer}>
      <div className={`landing-wrap ${styles.columns}`}>
        <Stack align="start" gap="12" tone="ink-2" className={styles.brand}>
          <Logo />
          <p>{text.about}</p>
          <p>{text.hours}</p>
        </Stack>
        <Links title={text.product} links={sections} />
        <Links title={text.company} links={text.links.company} />
        <Links title={text.help} links={text.links.help} />
      </div>
      <div className={`landing-wrap ${styles.base}`}>
        <span>{text.standards}</span>
        <Inline as="ul" align="stretch" gap="8" className={styles.badges}>
          {badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </Inline>
        {/* Drawn in one year, the page may be read in the next. */}
        <span className={styles.year} suppressHydrationWarning>
          {`© ${YEAR} Тонус`}
        </span>
      </div>
    </footer>
  );
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
