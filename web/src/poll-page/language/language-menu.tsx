import { useState } from 'react';
import { POLL_LANGUAGE_NAMES, POLL_LANGUAGES, type PollLanguage } from '#shared/rules/poll-languages.ts';
import { publicPageText as text } from '#text/poll-page.ts';
import { languageNow, want } from './language.ts';

export interface LanguageMenuProps {
  /** Those there are; all, where nothing is shown that has some of its own. */
  readonly languages: readonly PollLanguage[] | undefined;
  /** Shows the page in the language that is wanted now. Fails where it cannot be had. */
  readonly onChange: () => Promise<void>;
}

/** The language of the page, each by its own name. Fetched later: most polls have one. */
export function LanguageMenu({ languages = POLL_LANGUAGES, onChange }: LanguageMenuProps) {
  const [told, setTold] = useState<'languageChanged' | 'languageKept' | null>(null);
  return (
    <>
      <p role="status">{told && text[told]}</p>
      <div className="language">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="9" />
          <path d="M3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18z" />
        </svg>
        <select
          aria-label={text.language}
          value={languageNow()}
          onChange={({ target }) => {
            setTold(null);
            // Border: the options are these.
            want(target.value as PollLanguage);
            onChange().then(
              () => setTold('languageChanged'),
              () => setTold('languageKept'),
            );
          }}
        >
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {POLL_LANGUAGE_NAMES[one]}
            </option>
          ))}
        </select>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 9l6 6 6-6" />
        </svg>
      </div>
    </>
  );
}
