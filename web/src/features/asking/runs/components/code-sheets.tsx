import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CodeSheet } from '#shared/models/code-sheet.ts';
import { codeSheetsText } from '#text/asking/code-sheets.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { useCodeSheetActions, useCodeSheets } from '../code-sheets-api.ts';
import type { AnsweredByCodes } from '../lib/codes-of.ts';
import { CodeSheetModal } from './code-sheet-modal.tsx';
import styles from './code-sheets.module.css';

const text = codeSheetsText;

/** Sheets of one-time codes for people without a mailbox: made, printed again, revoked. Who answered by them is told nowhere. */
export function CodeSheets({ answered }: { readonly answered: AnsweredByCodes }) {
  const { state, printed } = answered;
  const now = useNow();
  const printable = state === 'draft' || state === 'open';
  // Most runs have none, and are not asked for them; those that were revoked just now stay in sight.
  const [had] = useState(printed);
  const { data, error } = useCodeSheets(had || printed ? answered : null);
  const [dialog, setDialog] = useState<{ kind: 'make' } | { kind: 'reprint' | 'revoke'; sheet: CodeSheet } | null>(
    null,
  );
  const close = () => setDialog(null);
  const sheets = data?.sheets ?? [];
  if (!printable && sheets.length === 0) return null;

  return (
    <Stack gap="10" ruled role="group" aria-label={text.section}>
      <p className={styles.heading}>{text.section}</p>
      <Text size="note" tone="ink-2" pretty>
        {text.about}
      </Text>
      {error !== undefined && <FailureNote error={error} prefix={`${text.loadFailed}: `} />}
      {sheets.length > 0 && (
        <ul className={styles.list}>
          {sheets.map((sheet) => (
            <Line
              key={sheet.id}
              sheet={sheet}
              printable={printable}
              now={now}
              onReprint={() => setDialog({ kind: 'reprint', sheet })}
              onRevoke={() => setDialog({ kind: 'revoke', sheet })}
            />
          ))}
        </ul>
      )}
      {printable && (
        <Inline align="stretch" gap="8" className={styles.actions}>
          <Button variant="default" onClick={() => setDialog({ kind: 'make' })}>
            {text.make}
          </Button>
        </Inline>
      )}
      {dialog?.kind === 'make' && <CodeSheetModal answered={answered} onClose={close} />}
      {dialog?.kind === 'reprint' && <CodeSheetModal answered={answered} sheet={dialog.sheet} onClose={close} />}
      {dialog?.kind === 'revoke' && <RevokeSheet answered={answered} sheet={dialog.sheet} onClose={close} />}
    </Stack>
  );
}

interface LineProps {
  readonly sheet: CodeSheet;
  readonly printable: boolean;
  readonly now: Date;
  readonly onReprint: () => void;
  readonly onRevoke: () => void;
}

function Line({ sheet, printable, now, onReprint, onRevoke }: LineProps) {
  const line = text.line(sheet.count, formatDayAndTime(sheet.printed_at, now));
  return (
    <li>
      <span className={styles.what}>
        {line}
        {sheet.revoked && ` · ${text.revoked}`}
      </span>
      {!sheet.revoked && (
        <span className={styles.actions}>
          {printable && (
            <Button variant="subtle" aria-label={text.of(text.reprint, line)} onClick={onReprint}>
              {text.reprint}
            </Button>
          )}
          <Button variant="subtle" aria-label={text.of(text.revoke, line)} onClick={onRevoke}>
            {text.revoke}
          </Button>
        </span>
      )}
    </li>
  );
}

interface RevokeSheetProps {
  readonly answered: AnsweredByCodes;
  readonly sheet: CodeSheet;
  readonly onClose: () => void;
}

function RevokeSheet({ answered, sheet, onClose }: RevokeSheetProps) {
  const { revoke } = useCodeSheetActions(answered);
  const words = text.revoking;
  const confirmation = useConfirmation({
    work: () => revoke(sheet),
    done: onClose,
    failed: (message) => `${words.failed}: ${message}`,
  });
  return (
    <ConfirmModal opened danger title={words.title} action={words.confirm} {...confirmation} onClose={onClose}>
      <p>{words.text(sheet.count)}</p>
    </ConfirmModal>
  );
}
