import { Button, Menu } from '@mantine/core';
import { lazy, useState } from 'react';
import { KIND_NAMES, KINDS } from '#web/question-kinds/kinds.ts';
import { Arrival } from '#web/ui/arrival.tsx';
import { builderText } from '#text/asking/builder.ts';
import type { OfSurveys } from '../../surveys/lib/from-poll.ts';
import { POLL } from '../lib/poll-profile.ts';
import type { PollEditorState } from '../lib/use-poll-editor.ts';
import { authoringText } from '#text/asking/builder/polls.ts';

const SurveyDialog = lazy(() => import('./survey-dialog.tsx'));
const text = authoringText.survey;
const WANTED: readonly { readonly wanted: OfSurveys; readonly label: string }[] = [
  ...KIND_NAMES.filter((kind) => !POLL.kinds.includes(kind)).map((kind) => ({
    wanted: kind,
    label: KINDS[kind].editor.name,
  })),
  { wanted: 'section', label: builderText.add.section },
  { wanted: 'condition', label: builderText.questions.addCondition },
];

interface MoreKindsProps {
  readonly editor: PollEditorState;
  /** What becomes of the poll: a new one is carried over, a stored one stays, with its runs where it was opened. */
  readonly poll: 'new' | 'stored' | 'opened';
  readonly locked: boolean;
}

/** What a poll cannot ask and a survey can: choosing it asks whether this becomes one. */
export function MoreKinds({ editor, poll, locked }: MoreKindsProps) {
  const [chosen, setChosen] = useState<(typeof WANTED)[number] | null>(null);
  return (
    <>
      <Menu position="bottom-start" width={260}>
        <Menu.Target>
          <Button variant="default" disabled={locked} aria-haspopup="menu">
            {text.open}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{text.menu}</Menu.Label>
          {WANTED.map((one) => (
            <Menu.Item key={one.wanted} onClick={() => setChosen(one)}>
              {one.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {chosen && (
        <Arrival waiting={null} failed={text.failed}>
          <SurveyDialog
            editor={editor}
            poll={poll}
            wanted={chosen.wanted}
            label={chosen.label}
            onClose={() => setChosen(null)}
          />
        </Arrival>
      )}
    </>
  );
}
