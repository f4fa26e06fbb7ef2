import { useState } from 'react';
import { dialogueText as text } from '#text/poll-page/dialogue.ts';
import { withoutSending } from '../focus.ts';
import { type AskedReplies, canDrawKeys, drawKey } from './keys.ts';
import styles from './dialogue.module.css';

interface AskReplyProps {
  readonly runId: string;
  readonly questionId: string;
  /** What was asked for so far; changed here. */
  readonly asked: AskedReplies;
}

/** Under an answer in words: whether its author wants to be answered. */
export function AskReply({ runId, questionId, asked }: AskReplyProps) {
  const [on, setOn] = useState(() => asked[questionId] !== undefined);
  if (!canDrawKeys()) return null;
  const change = async (wanted: boolean) => {
    setOn(wanted);
    asked[questionId] = wanted ? await drawKey(runId) : undefined;
  };
  return (
    <div className={styles.ask}>
      <label>
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => void change(event.target.checked)}
          onKeyDown={withoutSending}
        />
        <span>{text.ask}</span>
      </label>
      {on && <p>{text.askHint}</p>}
    </div>
  );
}
