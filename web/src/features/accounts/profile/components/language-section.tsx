import type { User } from '#shared/models/user.ts';
import { DialogSection } from '#web/ui/dialog-section.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { LanguageChoice } from '#web/ui/language-choice.tsx';
import { useAction } from '#web/lib/use-action.ts';
import { LANGUAGE } from '#text/format.ts';
import { accountText } from '#text/accounts/profile.ts';
import { useProfileChange } from '../api.ts';

const text = accountText.language;

/** In which language the product speaks and writes to this person; the page opens anew in it. */
export function LanguageSection({ user }: { readonly user: User }) {
  const change = useProfileChange();
  const { busy, error, run } = useAction();
  const { first_name, last_name, email, pending_email: pending } = user;
  const choose = (language: User['language']) =>
    run(() => change({ first_name, last_name, email: pending ?? email, language }));

  return (
    <DialogSection title={text.title}>
      <LanguageChoice
        label={text.title}
        value={user.language ?? LANGUAGE}
        disabled={busy}
        onChange={(language) => void choose(language)}
      />
      <p>{text.note}</p>
      {error !== null && <FailureNote error={error} fallback={text.failed} />}
    </DialogSection>
  );
}
