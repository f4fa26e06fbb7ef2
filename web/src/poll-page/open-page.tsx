import '#web/ui/tokens.css';
import './poll-page.css';
import './controls.css';
import './page-states.css';
import './preferences.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { LANGUAGES } from '#shared/rules/languages.ts';
import { LANGUAGE_NAMES } from '#shared/text/language-names.ts';
import { inLanguage } from '#web/lib/page-language.ts';
import { LANGUAGE } from '#text/format.ts';
import { publicPageText as text } from '#text/poll-page.ts';
import { removeOutdated } from '#web/answer-form/retention.ts';

/** Opens one of the pages that stand alone: its document shows a shape until there is something to say. */
export async function openPage(draw: () => Promise<ReactNode>): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  // Going back to this page may bring it from memory, answers of whoever was here included: it opens anew instead.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload();
  });
  removeOutdated(new Date());
  createRoot(root).render(
    <StrictMode>
      {await draw()}
      <OtherLanguages />
    </StrictMode>,
  );
}

/** The same page in the other languages: what is asked stays in that of whoever asks. */
function OtherLanguages() {
  return (
    <nav className="languages" aria-label={text.languages}>
      {LANGUAGES.filter((language) => language !== LANGUAGE).map((language) => (
        <a key={language} href={inLanguage(language)} lang={language} hrefLang={language}>
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </nav>
  );
}
