import { useSiteFacts } from '#web/lib/site-facts.ts';
import { landingText } from '#web/text/landing.ts';
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
        <div className={styles.brand}>
          <Logo />
          <p>{text.about}</p>
          <p>{text.hours}</p>
        </div>
        <Links title={text.product} links={sections} />
        <Links title={text.company} links={text.links.company} />
        <Links title={text.help} links={text.links.help} />
      </div>
      <div className={`landing-wrap ${styles.base}`}>
        <span>{text.standards}</span>
        <ul className={styles.badges}>
          {badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
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
      <h2 className={styles.title}>{title}</h2>
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
