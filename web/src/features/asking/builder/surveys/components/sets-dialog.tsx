import { Modal } from '@mantine/core';
import { surveySets, type SurveySet } from '#shared/rules/survey-sets.ts';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import { readyText } from '#text/asking/builder/surveys/ready.ts';
import { writtenQuestions } from '../../lib/draft.ts';
import type { SurveyDraft } from '../lib/survey-draft.ts';
import dialogs from '../../components/dialogs.module.css';

const text = readyText.sets;

interface SetsDialogProps {
  readonly draft: SurveyDraft;
  readonly onPick: (set: SurveySet) => void;
  readonly onClose: () => void;
}

/** Whole surveys to begin with. */
export default function SetsDialog({ draft, onPick, onClose }: SetsDialogProps) {
  return (
    <Modal opened onClose={onClose} title={text.title} size={560}>
      <Stack gap="12" tone="ink-2" pretty breaks>
        <p>{writtenQuestions(draft).length > 0 ? text.replaces : text.added}</p>
        <Stack as="ul" fit gap="8">
          {surveySets().map((set) => (
            <li key={set.id}>
              <button
                type="button"
                className={dialogs.pick}
                onClick={() => {
                  onPick(set);
                  onClose();
                }}
              >
                <strong>
                  {set.title}, {text.count(set.questions.length)}
                </strong>
                <Caption as="span">{set.about}</Caption>
              </button>
            </li>
          ))}
        </Stack>
      </Stack>
    </Modal>
  );
}
