import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usualDeadline } from '#web/lib/deadline.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Actions, Stack } from '#web/ui/layout/layout.tsx';
import { usePollId } from '../../../lib/use-poll-id.ts';
import { writtenQuestions } from '../../lib/draft.ts';
import { type OfSurveys, surveyOf } from '../../surveys/lib/from-poll.ts';
import { storedDrafts as surveyDrafts } from '../../surveys/lib/stored-draft.ts';
import type { CarriedPoll } from '../../surveys/lib/use-carried-poll.ts';
import type { PollEditorState } from '../lib/use-poll-editor.ts';
import { authoringText } from '#text/asking/builder/polls.ts';
import styles from './survey-dialog.module.css';

const text = authoringText.survey;

interface SurveyDialogProps {
  readonly editor: PollEditorState;
  readonly poll: 'new' | 'stored' | 'opened';
  readonly wanted: OfSurveys;
  /** What was chosen, as the menu calls it. */
  readonly label: string;
  readonly onClose: () => void;
}

/** Says what is different about a survey, and carries over what is written of the poll. */
export default function SurveyDialog({ editor, poll, wanted, label, onClose }: SurveyDialogProps) {
  const { user, workspace } = useWorkspace();
  const navigate = useNavigate();
  const pollId = usePollId();
  const place = { userId: user.id, workspaceId: workspace.id, id: null };
  const [begun] = useState(() => surveyDrafts.read(place, new Date()));
  function carry() {
    const { draft, openId } = surveyOf(
      editor.builder.draft,
      wanted,
      usualDeadline(new Date()),
      poll === 'new' ? null : pollId,
    );
    const carriedPoll: CarriedPoll = { draft, openId, pollDraft: poll === 'new' ? place : null };
    editor.letGo();
    void navigate(paths.newSurvey, { state: { carriedPoll } });
  }
  return (
    <Modal opened onClose={onClose} title={text.title} size={560}>
      <Stack gap="12" tone="ink-2" pretty breaks>
        <p>{text.why(label)}</p>
        <Stack as="ul" gap="8" className={styles.changes}>
          {text.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </Stack>
        <p>{text.stays[poll]}</p>
        {begun && writtenQuestions(begun.draft).length > 0 && <p>{text.begun}</p>}
      </Stack>
      <Actions atHand>
        <Button variant="default" onClick={onClose}>
          {text.keep}
        </Button>
        <Button data-autofocus onClick={carry}>
          {text.carry}
        </Button>
      </Actions>
    </Modal>
  );
}
