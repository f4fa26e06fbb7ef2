import { useState } from 'react';
import type { CodeSheet } from '#shared/models/code-sheet.ts';
import { codeSheetsText as text } from '#text/asking/code-sheets.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { useCodeSheetActions, useCodeSheets } from '../code-sheets-api.ts';
import { type AnsweredRun, isAnswerable } from '../lib/answered-run.ts';
import { CodeSheetModal } from './code-sheet-modal.tsx';
import { RunPart, RunPartLine } from './run-part.tsx';

/** Sheets of one-time codes for people without a mailbox: made, printed again, revoked. Who answered by them is told nowhere. */
export function CodeSheets({ run }: { readonly run: AnsweredRun }) {
  const now = useNow();
  const { data, error } = useCodeSheets(run);
  const [dialog, setDialog] = useState<{ kind: 'make' } | { kind: 'reprint' | 'revoke'; sheet: CodeSheet } | null>(
    null,
  );
  const close = () => setDialog(null);
  const teams = [...new Set((data?.sheets ?? []).flatMap(({ team }) => team ?? []))];
  const printable = isAnswerable(run);
  const lines = (data?.sheets ?? []).map((sheet) => {
    const line = text.line(sheet.count, formatDayAndTime(sheet.printed_at, now), sheet.team);
    const reprint = { name: text.reprint, onClick: () => setDialog({ kind: 'reprint', sheet }) };
    const revoke = { name: text.revoke, onClick: () => setDialog({ kind: 'revoke', sheet }) };
    return (
      <RunPartLine
        key={sheet.id}
        what={sheet.revoked ? `${line} · ${text.revoked}` : line}
        of={(action) => text.of(action, line)}
        actions={sheet.revoked ? [] : printable ? [reprint, revoke] : [revoke]}
      />
    );
  });
  const make = printable ? () => setDialog({ kind: 'make' }) : null;

  return (
    <RunPart text={text} error={error} lines={lines} onMake={make}>
      {dialog?.kind === 'make' && <CodeSheetModal run={run} teams={teams} onClose={close} />}
      {dialog?.kind === 'reprint' && <CodeSheetModal run={run} teams={teams} sheet={dialog.sheet} onClose={close} />}
      {dialog?.kind === 'revoke' && <RevokeSheet run={run} sheet={dialog.sheet} onClose={close} />}
    </RunPart>
  );
}

interface RevokeSheetProps {
  readonly run: AnsweredRun;
  readonly sheet: CodeSheet;
  readonly onClose: () => void;
}

function RevokeSheet({ run, sheet, onClose }: RevokeSheetProps) {
  const { revoke } = useCodeSheetActions(run);
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
