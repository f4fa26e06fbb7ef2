import { NativeSelect } from '@mantine/core';
import type { PollToTake } from '#shared/models/poll-answers.ts';
import { POLL_LANGUAGE_NAMES, pollLanguageOf, type PollLanguage } from '#shared/rules/poll-languages.ts';
import { takingText as text } from '#text/asking/taking.ts';
import { useAction } from '#web/lib/use-action.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';

/** In which language something is asked, and in which others it can be had. */
export type InLanguages = Pick<PollToTake, 'language' | 'languages' | 'translation'>;

interface LanguageFieldProps {
  readonly of: InLanguages;
  readonly onChange: (language: PollLanguage) => Promise<void>;
}

/** The language of what is answered, each by its own name; nothing where there is no other. */
export function LanguageField({ of: { language, languages, translation }, onChange }: LanguageFieldProps) {
  const { busy, error, run } = useAction();
  if (languages.length < 2) return null;
  return (
    <div>
      <NativeSelect
        aria-label={text.language}
        value={translation?.language ?? language}
        disabled={busy}
        data={languages.map((value) => ({ value, label: POLL_LANGUAGE_NAMES[value] }))}
        onChange={({ currentTarget }) => void run(() => onChange(pollLanguageOf(currentTarget.value) ?? language))}
      />
      {error !== null && <FailureNote error={error} fallback={text.languageKept} />}
    </div>
  );
}
