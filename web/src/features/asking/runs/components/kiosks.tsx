import { useState } from 'react';
import type { Kiosk } from '#shared/models/kiosk.ts';
import { kiosksText as text } from '#text/asking/kiosks.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { useKioskActions, useKiosks } from '../kiosks-api.ts';
import { type AnsweredRun, isAnswerable } from '../lib/answered-run.ts';
import { KioskModal } from './kiosk-modal.tsx';
import { RunPart, RunPartLine } from './run-part.tsx';

/** Kiosks of a run: made, listed, ended. How many have answered at one is told nowhere. */
export function Kiosks({ run }: { readonly run: AnsweredRun }) {
  const now = useNow();
  const { data, error } = useKiosks(run);
  const [dialog, setDialog] = useState<{ kind: 'make' } | { kind: 'end'; kiosk: Kiosk } | null>(null);
  const close = () => setDialog(null);
  const lines = (data?.kiosks ?? []).map((kiosk) => {
    const line = text.line(kiosk.name, formatDayAndTime(kiosk.created_at, now));
    return (
      <RunPartLine
        key={kiosk.id}
        what={line}
        of={(action) => text.of(action, line)}
        actions={[{ name: text.end, onClick: () => setDialog({ kind: 'end', kiosk }) }]}
      />
    );
  });
  const make = isAnswerable(run) ? () => setDialog({ kind: 'make' }) : null;

  return (
    <RunPart text={text} error={error} lines={lines} onMake={make}>
      {dialog?.kind === 'make' && <KioskModal run={run} onClose={close} />}
      {dialog?.kind === 'end' && <EndKiosk run={run} kiosk={dialog.kiosk} onClose={close} />}
    </RunPart>
  );
}

interface EndKioskProps {
  readonly run: AnsweredRun;
  readonly kiosk: Kiosk;
  readonly onClose: () => void;
}

function EndKiosk({ run, kiosk, onClose }: EndKioskProps) {
  const { end } = useKioskActions(run);
  const words = text.ending;
  const confirmation = useConfirmation({
    work: () => end(kiosk),
    done: onClose,
    failed: (message) => `${words.failed}: ${message}`,
  });
  return (
    <ConfirmModal opened danger title={words.title} action={words.confirm} {...confirmation} onClose={onClose}>
      <p>{words.text(kiosk.name)}</p>
    </ConfirmModal>
  );
}
