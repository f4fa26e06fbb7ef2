import { Modal } from '@mantine/core';
import { SURVEY_SETS, type SurveySet } from '#shared/rules/survey-sets.ts';
import { bankText } from '../bank-text.ts';
import { writtenQuestions, type SurveyDraft } from '../lib/survey-draft.ts';
import dialogs from './dialogs.module.css';

const text = bankText.sets;

interface SetsDialogProps {
  readonly draft: SurveyDraft;
  readonly onPick: (set: SurveySet) => void;
  readonly onClose: () => void;
}

/** Whole surveys to begin with. */
export default function SetsDialog({ draft, onPick, onClose }: SetsDialogProps) {
  return (
    <Modal opened onClose={onClose} title={text.title} size={560}>
      <div className={dialogs.text}>
        <p>{writtenQuestions(draft).length > 0 ? text.replaces : text.added}</p>
        <ul className={dialogs.list}>
          {SURVEY_SETS.map((set) => (
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
                <span className={dialogs.about}>{set.about}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}
