import { SegmentedControl } from '@mantine/core';
import { LANGUAGES, type Language } from '#shared/rules/languages.ts';
import { LANGUAGE_NAMES } from '#shared/text/language-names.ts';

const CHOICES = LANGUAGES.map((language) => ({
  value: language,
  label: <span lang={language}>{LANGUAGE_NAMES[language]}</span>,
}));

interface LanguageChoiceProps {
  /** What is chosen a language for, for readers aloud. */
  readonly label: string;
  readonly value: Language;
  readonly disabled: boolean;
  readonly onChange: (language: Language) => void;
}

/** Chooses one of the languages of the product, each by the name it has for itself. */
export function LanguageChoice({ label, value, disabled, onChange }: LanguageChoiceProps) {
  return (
    <SegmentedControl<Language>
      aria-label={label}
      data={CHOICES}
      value={value}
      disabled={disabled}
      onChange={onChange}
    />
  );
}
