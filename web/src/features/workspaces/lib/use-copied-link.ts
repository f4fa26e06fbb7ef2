import { useState } from 'react';
import { copyText } from '#web/lib/clipboard.ts';
import { toast } from '#web/ui/toast.ts';
import { workspacesText } from '#text/workspaces.ts';

export interface CopiedLink {
  /** A link that the browser would not copy, to be copied by hand. */
  readonly byHand: { readonly email: string; readonly address: string } | null;
  readonly copy: (email: string, path: string) => Promise<void>;
}

/** Copies the link of an invitation; where the browser forbids it, the link is shown instead. */
export function useCopiedLink(): CopiedLink {
  const [byHand, setByHand] = useState<CopiedLink['byHand']>(null);
  return {
    byHand,
    copy: async (email, path) => {
      const address = window.location.origin + path;
      const copied = await copyText(address);
      setByHand(copied ? null : { email, address });
      if (copied) toast(workspacesText.invitations.linkCopied);
    },
  };
}
