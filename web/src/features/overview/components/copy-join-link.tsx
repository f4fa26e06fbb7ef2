import { Button } from '@mantine/core';
import { useState } from 'react';
import { copyText } from '#web/lib/clipboard.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { LinkIcon } from '#web/ui/icons.tsx';
import { Note } from '#web/ui/note.tsx';
import { openJoinLink, useJoinLink } from '../api.ts';
import { overviewText } from '#text/overview.ts';

const text = overviewText.steps.team;

/** Copies the link by which colleagues join by themselves; the one there is, else a new one for all free seats. */
export function CopyJoinLink() {
  const { workspace } = useWorkspace();
  const { data, mutate } = useJoinLink(workspace.id);
  const action = useAction();
  const [copied, setCopied] = useState<{ readonly address: string; readonly done: boolean } | null>(null);
  if (!data) return null;
  const { link, seats } = data;
  const free = seats.limit === null ? null : seats.limit - seats.members - seats.pending;
  const known = link?.state === 'open' ? link.token : null;
  if (known === null && free !== null && free < 1) return null;

  async function copy() {
    const token = known ?? (await openJoinLink(workspace.id, free));
    const address = new URL(paths.join(token), location.origin).href;
    setCopied({ address, done: await copyText(address) });
    if (known === null) void mutate();
  }

  return (
    <>
      <Button
        variant="default"
        leftSection={<LinkIcon size={18} />}
        loading={action.busy}
        onClick={() => void action.run(copy)}
      >
        {text.copy}
      </Button>
      {action.error !== null && <FailureNote error={action.error} prefix={text.linkFailed} />}
      {copied && (
        <Note tone={copied.done ? 'good' : 'warning'}>
          {copied.done ? text.copied : `${text.copyFailed} ${copied.address}`}
        </Note>
      )}
    </>
  );
}
