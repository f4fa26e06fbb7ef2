import { Button, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { integrationsText } from '#text/integrations.ts';
import { peopleText } from '#text/people.ts';
import { formatDate } from '#web/lib/dates.ts';
import { loadPaperText, type PaperText } from '#web/lib/paper-text.ts';
import { drawQr } from '#web/lib/qr.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import '#web/ui/print-sheet.css';
import { QrCode } from '#web/ui/qr-code.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { useContactActions, type Slips } from '../contacts-api.ts';
import styles from './slip-dialog.module.css';

const text = peopleText.contacts.slips;
const { names } = integrationsText.chats;

/** Slips with what they say, in the language of whom they are for. */
type PrintedSlips = Slips & { readonly text: PaperText['slip'] };

interface SlipDialogProps {
  readonly contactId: string;
  readonly onClose: () => void;
}

/** The codes by which somebody connects their chat, to be shown or printed; those of before are dead with it. */
export function SlipDialog({ contactId, onClose }: SlipDialogProps) {
  const { workspace } = useWorkspace();
  const { slips } = useContactActions(workspace.id);
  const { run, error } = useAction();
  const [made, setMade] = useState<PrintedSlips | null>(null);
  useEffect(() => {
    void run(async () => {
      const printed = await slips([contactId]);
      return { ...printed, text: (await loadPaperText(printed.slips[0]!.language)).slip };
    }, setMade);
  }, [run, slips, contactId]);
  return (
    <Modal opened onClose={onClose} title={text.title}>
      <div className={styles.slip}>
        {made === null && error === null && <SkeletonCards count={1} />}
        {error !== null && <FailureNote error={error} prefix={text.failed} />}
        {made && <p>{text.text(formatDate(made.expires_at))}</p>}
        {made && <Codes slips={made} />}
        <div className={styles.actions}>{made && <Button onClick={() => window.print()}>{text.print}</Button>}</div>
      </div>
      {made &&
        createPortal(
          <div data-print-sheet="" aria-hidden="true">
            <h1>{workspace.name}</h1>
            <Codes slips={made} />
            <p lang={made.slips[0]!.language}>{made.text.after}</p>
          </div>,
          document.body,
        )}
    </Modal>
  );
}

function Codes({ slips: { slips, text: paper } }: { readonly slips: PrintedSlips }) {
  return (
    <ul className={styles.codes}>
      {slips.flatMap(({ id, first_name: first, last_name: last, language, links }) =>
        links.map(({ channel, url }) => (
          <li key={`${id} ${channel}`}>
            <QrCode
              drawing={drawQr(url)}
              label={text.code(`${last} ${first}`, names[channel])}
              className={styles.code}
            />
            <p>
              <b>{`${last} ${first}`}</b>
            </p>
            <p lang={language}>{paper.point(names[channel])}</p>
            <a href={url} target="_blank" rel="noreferrer" className={styles.link}>
              {new URL(url).host + new URL(url).pathname}
            </a>
          </li>
        )),
      )}
    </ul>
  );
}
