import { answerFormText as text } from '#text/answer-form.ts';
import styles from './restored-draft-note.module.css';
import { TextButton } from './text-button.tsx';

interface RestoredProps {
  /** The draft had been sent, and no reply had come. */
  readonly unsure: boolean;
  readonly onDrop: () => void;
}

/** Says that an earlier visit left text here, and lets somebody else put it away. */
export function Restored({ unsure, onDrop }: RestoredProps) {
  return (
    <p className={styles.restored} role="status">
      {unsure ? text.draftSentBefore : text.draftRestored} <TextButton onClick={onDrop}>{text.dropDraft}</TextButton>
    </p>
  );
}
