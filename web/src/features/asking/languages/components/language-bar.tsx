import { Button, Menu } from '@mantine/core';
import type { Translations } from '#shared/models/translations.ts';
import { POLL_LANGUAGE_NAMES, POLL_LANGUAGES, type PollLanguage } from '#shared/rules/poll-languages.ts';
import { PlusIcon } from '#web/ui/icons.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import { languagesText as text } from '#text/asking/languages.ts';
import styles from './languages.module.css';

interface LanguageBarProps {
  readonly translations: Translations;
  readonly current: PollLanguage | null;
  readonly busy: boolean;
  readonly onShow: (language: PollLanguage) => void;
  readonly onAdd: (language: PollLanguage) => void;
}

/** The languages that a poll is asked in besides its own, each with how much of it is ready, and one more. */
export function LanguageBar({ translations, current, busy, onShow, onAdd }: LanguageBarProps) {
  const all = translations.places.length;
  return (
    <Inline gap="10" className={styles.chips} role="group" aria-label={text.chips}>
      {translations.translations.map(({ language, holes }) => (
        <button
          key={language}
          type="button"
          className={styles.chip}
          data-whole={holes === 0 || undefined}
          aria-pressed={language === current}
          onClick={() => onShow(language)}
        >
          {text.chip(POLL_LANGUAGE_NAMES[language], all - holes, all)}
        </button>
      ))}
      {translations.editable && <AddLanguage translations={translations} busy={busy} onAdd={onAdd} />}
    </Inline>
  );
}

/** One more language, of those that polls are asked in. */
export function AddLanguage({ translations, busy, onAdd }: Pick<LanguageBarProps, 'translations' | 'busy' | 'onAdd'>) {
  const there = [translations.language, ...translations.translations.map(({ language }) => language)];
  const others = POLL_LANGUAGES.filter((language) => !there.includes(language));
  if (others.length === 0) return null;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" leftSection={<PlusIcon size={18} />} loading={busy} aria-label={text.addLabel}>
          {text.add}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {others.map((language) => (
          <Menu.Item key={language} lang={language} onClick={() => onAdd(language)}>
            {POLL_LANGUAGE_NAMES[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
