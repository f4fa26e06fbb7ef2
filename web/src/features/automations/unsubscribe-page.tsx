import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { StoppedLetters } from '#shared/models/automation.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import { unsubscribe } from './api.ts';
import { automationsText } from '#text/automations.ts';

const text = automationsText.unsubscribe;

/** Behind the link of a letter, for anybody who has it. A press stops the letters, not the visit: mail programs open links by themselves. */
export default function UnsubscribePage() {
  const { token = '' } = useParams();
  const action = useAction();
  const [stopped, setStopped] = useState<StoppedLetters['kind'] | null>(null);
  useDocumentTitle(text.title);

  if (stopped !== null) {
    return (
      <MessagePage title={text.doneTitle} text={text.done[stopped]}>
        <Link to={paths.home} className="button">
          {text.home}
        </Link>
      </MessagePage>
    );
  }
  return (
    <MessagePage title={text.title} text={text.text}>
      {action.error !== null && <FailureNote error={action.error} fallback={text.failed} />}
      <button
        type="button"
        className="button"
        disabled={action.busy}
        onClick={() =>
          void action.run(
            () => unsubscribe(token),
            ({ kind }) => setStopped(kind),
          )
        }
      >
        {action.busy ? text.busy : text.action}
      </button>
    </MessagePage>
  );
}
