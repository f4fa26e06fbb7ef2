import { createContext, use } from 'react';
import { Link } from 'react-router-dom';
import { dialoguesText } from '#text/asking/dialogues.ts';
import styles from './quotes.module.css';

/** Where the dialogue about an answer of the run is read that is shown; null where nobody reads any. */
export const DialoguePath = createContext<((dialogueId: string) => string) | null>(null);

/** At an answer whose author may be answered: the way to their dialogue. */
export function DialogueLink({ dialogue, answer }: { readonly dialogue: string | undefined; readonly answer: string }) {
  const pathOf = use(DialoguePath);
  if (dialogue === undefined || pathOf === null) return null;
  return (
    <Link to={pathOf(dialogue)} className={styles.dialogue} aria-label={`${dialoguesText.answer}: ${answer}`}>
      {dialoguesText.answer}
    </Link>
  );
}
