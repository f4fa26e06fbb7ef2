import { signInSettingsText } from '#text/sign-in/settings.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Note } from '#web/ui/note.tsx';
import type { IssuerCheck } from '../lib/use-issuer-check.ts';

/** What a provider told about itself, or why it could not be asked. */
export function IssuerSaid({ check: { error, found } }: { readonly check: IssuerCheck }) {
  if (error !== null) return <FailureNote error={error} fallback={signInSettingsText.provider.checkFailed} />;
  if (found === null) return null;
  return (
    <>
      <Note tone={found.ok ? 'good' : 'attention'}>{found.detail}</Note>
      {found.warnings.map((warning) => (
        <Note key={warning} tone="warning">
          {warning}
        </Note>
      ))}
    </>
  );
}
