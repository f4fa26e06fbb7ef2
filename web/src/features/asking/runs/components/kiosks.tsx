import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Kiosk } from '#shared/models/kiosk.ts';
import { kiosksText as text } from '#text/asking/kiosks.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { type OfKiosks, useKioskActions, useKiosks } from '../kiosks-api.ts';
import type { RunState } from '../lib/runs.ts';
import { KioskModal } from './kiosk-modal.tsx';
import styles from './code-sheets.module.css';

interface KiosksProps {
  readonly of: OfKiosks;
  readonly state: RunState;
  /** Whether there may be any: most runs have none, and are not asked for them. */
  readonly has: boolean;
}

/** Kiosks of a run: made, listed, ended. How many have answered at one is told nowhere. */
export function Kiosks({ of, state, has }: KiosksProps) {
  const now = useNow();
  const { data, error } = useKiosks(of, has);
  const [dialog, setDialog] = useState<{ kind: 'make' } | { kind: 'end'; kiosk: Kiosk } | null>(null);
  const close = () => setDialog(null);
  const kiosks = data?.kiosks ?? [];
  const open = state === 'draft' || state === 'open';
  if (!open && kiosks.length === 0) return null;
  const lineOf = ({ name, created_at: at }: Kiosk) => text.line(name, formatDayAndTime(at, now));

  return (
    <Stack gap="10" ruled role="group" aria-label={text.section}>
      <p className={styles.heading}>{text.section}</p>
      <Text size="note" tone="ink-2" pretty>
        {text.about}
      </Text>
      {error !== undefined && <FailureNote error={error} prefix={`${text.loadFailed}: `} />}
      {kiosks.length > 0 && (
        <ul className={styles.list}>
          {kiosks.map((kiosk) => (
            <li key={kiosk.id}>
              <span className={styles.what}>{lineOf(kiosk)}</span>
              <span className={styles.actions}>
                <Button
                  variant="subtle"
                  aria-label={text.of(text.end, lineOf(kiosk))}
                  onClick={() => setDialog({ kind: 'end', kiosk })}
                >
                  {text.end}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {open && (
        <Inline align="stretch" gap="8" className={styles.actions}>
          <Button variant="default" onClick={() => setDialog({ kind: 'make' })}>
            {text.make}
          </Button>
        </Inline>
      )}
      {dialog?.kind === 'make' && <KioskModal of={of} state={state} onClose={close} />}
      {dialog?.kind === 'end' && <EndKiosk of={of} kiosk={dialog.kiosk} onClose={close} />}
    </Stack>
  );
}

interface EndKioskProps {
  readonly of: OfKiosks;
  readonly kiosk: Kiosk;
  readonly onClose: () => void;
}

function EndKiosk({ of, kiosk, onClose }: EndKioskProps) {
  const { end } = useKioskActions(of);
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
