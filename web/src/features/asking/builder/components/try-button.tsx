import { Button } from '@mantine/core';
import type { Preview } from '../lib/preview.ts';
import { type WithItems, writtenQuestions } from '../lib/draft.ts';
import { builderText } from '#text/asking/builder.ts';
import { TryDialog } from './try-dialog.tsx';

interface TryButtonProps {
  readonly draft: WithItems;
  readonly asked: Preview;
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
}

/** Opens the draft as those who are asked will see it. */
export function TryButton({ draft, asked, opened, onChange }: TryButtonProps) {
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        disabled={writtenQuestions(draft).length === 0}
        onClick={() => onChange(true)}
      >
        {builderText.preview.try}
      </Button>
      {opened && <TryDialog draft={draft} asked={asked} onClose={() => onChange(false)} />}
    </>
  );
}
