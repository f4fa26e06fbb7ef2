import { POLL_LANGUAGE_NAMES, type PollLanguage } from '#shared/rules/poll-languages.ts';
import { publicPageText } from '#text/poll-page.ts';
import { languageNow } from '#web/poll-page/language/now.ts';

interface LanguagesProps {
  readonly languages: readonly PollLanguage[];
  readonly onChoose: (language: PollLanguage) => void;
}

/** The languages of the run, each by its own name; one press away on every screen. */
export function Languages({ languages, onChoose }: LanguagesProps) {
  return (
    <div className="kiosk-languages" role="group" aria-label={publicPageText.language}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === languageNow()}
          onClick={() => onChoose(language)}
        >
          {POLL_LANGUAGE_NAMES[language]}
        </button>
      ))}
    </div>
  );
}
