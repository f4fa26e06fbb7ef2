import { waysInText as text } from '#text/accounts/ways-in.ts';
import { DialogSection } from '#web/ui/dialog-section.tsx';
import { IdentitiesPart } from './identities-part.tsx';
import { PasswordPart } from './password-part.tsx';

/** Everything one can come into one's account by: a part each. */
export function WaysIn({ email }: { readonly email: string }) {
  return (
    <DialogSection title={text.title}>
      <PasswordPart email={email} />
      <IdentitiesPart />
    </DialogSection>
  );
}
