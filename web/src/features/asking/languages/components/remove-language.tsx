import type { LanguageTexts } from '#shared/models/translations.ts';
import { POLL_LANGUAGE_NAMES } from '#shared/rules/poll-languages.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { languagesText } from '#text/asking/languages.ts';

const text = languagesText.removing;

interface RemoveLanguageProps {
  readonly language: LanguageTexts;
  readonly onRemove: () => Promise<void>;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Asks before a language goes: what is said in it goes for good. */
export function RemoveLanguage({ language, onRemove, onRemoved, onClose }: RemoveLanguageProps) {
  const confirmation = useConfirmation({ work: onRemove, done: onRemoved });
  return (
    <ConfirmModal
      opened
      danger
      title={text.title(POLL_LANGUAGE_NAMES[language.language])}
      action={text.action}
      onClose={onClose}
      {...confirmation}
    >
      {text.text(Object.keys(language.texts).length)}
    </ConfirmModal>
  );
}
