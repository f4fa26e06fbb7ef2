import { Button } from '@mantine/core';
import { paths } from '#web/lib/paths.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Import } from '../lib/use-import.ts';
import { importText } from '#text/finance/import.ts';

const text = importText.conflict;

/** Somebody has changed what the file replaces: who and when, and what can be done about it. */
export function ConflictNotice({ load: { sending, stored, send } }: { readonly load: Import }) {
  return (
    <Notice
      tone="attention"
      actions={
        <>
          <Button component="a" href={paths.finance} target="_blank" rel="noopener" variant="default">
            {text.look}
          </Button>
          <Button
            color="red"
            disabled={stored.data === undefined || stored.isValidating}
            onClick={() => void send(stored.data?.head?.version ?? null)}
          >
            {text.replace}
          </Button>
        </>
      }
    >
      <strong>{text.title}</strong>
      <p>{withoutAdvice(messageOf(sending.error))}</p>
      <p>{text.note}</p>
    </Notice>
  );
}

/** The server ends by sending people back to the page; here nothing has to be read again. */
function withoutAdvice(message: string): string {
  const end = message.lastIndexOf('. ');
  return end < 0 ? message : message.slice(0, end + 1);
}
