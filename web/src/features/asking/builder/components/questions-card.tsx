import type { ReactNode } from 'react';
import { minutesNeeded } from '#shared/rules/minutes-needed.ts';
import { Card } from '#web/ui/card.tsx';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import { writtenQuestions } from '../lib/draft.ts';
import type { Problems } from '../lib/problems.ts';
import type { ListState } from '../lib/use-builder.ts';
import { builderText } from '#text/asking/builder.ts';
import { ItemList } from './item-list.tsx';
import { UndoNotice } from './undo-notice.tsx';

const text = builderText.questions;

interface QuestionsCardProps {
  readonly builder: ListState;
  readonly problems: Problems;
  readonly locked: boolean;
  /** Stands above the questions. */
  readonly about?: ReactNode;
  /** What can be added. */
  readonly children: ReactNode;
}

/** The questions in their order, and what can be added to them. */
export function QuestionsCard({ builder, problems, locked, about, children }: QuestionsCardProps) {
  const written = writtenQuestions(builder.draft).length;
  return (
    <Card title={text.title} aside={<Caption as="span">{text.summary(written, minutesNeeded(written))}</Caption>}>
      <Stack fit gap="16">
        {about}
        <UndoNotice builder={builder} whole />
        <ItemList builder={builder} problems={problems} locked={locked} />
        <UndoNotice builder={builder} whole={false} />
        {children}
      </Stack>
    </Card>
  );
}
