import { Button } from '@mantine/core';
import { lazy, type ReactNode, useState } from 'react';
import { Arrival } from '#web/ui/arrival.tsx';
import { Inline } from '#web/ui/layout/layout.tsx';
import { bankText } from '#text/asking/builder/bank.ts';
import { addReady } from '../lib/edit-draft.ts';
import type { ListState } from '../lib/use-builder.ts';
import { builderText } from '#text/asking/builder.ts';
import styles from './builder.module.css';

const text = builderText.add;
const BankDialog = lazy(() => import('./bank-dialog.tsx'));

interface AddBarProps {
  readonly builder: ListState;
  readonly locked: boolean;
  /** Whoever comes to take questions from there finds the bank open. */
  readonly fromBank?: boolean;
  /** What adds a question of one's own. */
  readonly children: ReactNode;
  /** Where else questions are taken from. */
  readonly elsewhere?: ReactNode;
}

/** What can be added: questions of one's own, those of the bank, those from elsewhere. */
export function AddBar({ builder, locked, fromBank = false, children, elsewhere }: AddBarProps) {
  const [bank, setBank] = useState(fromBank);
  const { profile } = builder;
  return (
    <Inline gap="8" ruled className={styles.add} role="group" aria-label={text.label}>
      {children}
      <Inline as="span" align="stretch" gap="8" className={styles.ready}>
        <Button variant="light" disabled={locked} aria-haspopup="dialog" onClick={() => setBank(true)}>
          {text.bank}
        </Button>
        {elsewhere}
      </Inline>
      {bank && (
        <Arrival waiting={null} failed={bankText.failed}>
          <BankDialog
            draft={builder.draft}
            profile={profile}
            onAdd={(ready) => builder.edit((draft) => addReady(draft, ready.map(profile.fromBank)))}
            onClose={() => setBank(false)}
          />
        </Arrival>
      )}
    </Inline>
  );
}
