import { formatDate } from '#web/lib/dates.ts';
import { useSiteFacts } from '#web/lib/site-facts.ts';
import { landingText } from '#text/site/landing.ts';
import { sitePages, sitePageWords as words } from '#text/site/site-pages.ts';
import { PageFrame } from './page-frame.tsx';
import { EDITIONS, sectionsOf, type ShownSection, type WordsPage } from './page-sections.ts';
import './text-page.css';

/** One of the pages of words behind the footer. */
export function TextPage({ page }: { readonly page: WordsPage }) {
  const text = sitePages[page];
  const facts = useSiteFacts();
  const dated = EDITIONS[page];
  return (
    <PageFrame page={page} title={text.title} lead={text.lead}>
      {dated && <p className="words-dated">{words.edition(formatDate(`${dated}T12:00:00Z`))}</p>}
      {sectionsOf(page, facts).map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </PageFrame>
  );
}

function Section({ section: { title, paragraphs, list, links } }: { readonly section: ShownSection }) {
  return (
    <section className="words-section">
      <h2 className="words-title">{title}</h2>
      <div className="words">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {list.length > 0 && (
          <ul>
            {list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        {links.map((link) => (
          <p key={link.href}>
            <Way link={link} />
          </p>
        ))}
      </div>
    </section>
  );
}

function Way({ link: { href, name, away = false } }: { readonly link: ShownSection['links'][number] }) {
  return (
    <a href={href} className="words-link" {...(away ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {name}
      {away && <span className="visually-hidden"> ({landingText.inNewTab})</span>}
    </a>
  );
}
