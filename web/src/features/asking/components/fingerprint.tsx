import { inSigns } from '#shared/ballots/in-signs.ts';
import { ballotsText as text } from '#text/asking/ballots.ts';
import { Caption } from '#web/ui/layout/layout.tsx';

/** The fingerprint of a run with ballots, for whoever has opened it, and what it is for; nothing of one without. */
export function Fingerprint({ of }: { readonly of: string | null }) {
  if (of === null) return null;
  return (
    <Caption>
      {text.fingerprint}: <b>{inSigns(of)}</b>. {text.fingerprintHint}
    </Caption>
  );
}
