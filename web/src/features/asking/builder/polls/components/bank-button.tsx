import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import { Arrival } from '#web/ui/arrival.tsx';
import { bankText as text } from '../bank-text.ts';
import { addQuestion, type PollDraft } from '../lib/poll-draft.ts';

const QuestionBank = lazy(() => import('./question-bank.tsx'));

interface BankButtonProps {
  readonly draft: PollDraft;
  readonly locked: boolean;
  readonly onChange: (draft: PollDraft) => void;
}

/** Opens the bank of ready questions, which is fetched then. */
export function BankButton({ draft, locked, onChange }: BankButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" disabled={locked} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      {open && (
        <Arrival waiting={null} failed={text.failed}>
          <QuestionBank
            draft={draft}
            onPick={(question) => onChange(addQuestion(draft, question))}
            onClose={() => setOpen(false)}
          />
        </Arrival>
      )}
    </>
  );
}
