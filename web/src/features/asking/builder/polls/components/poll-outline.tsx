import type { PollType, Scale } from '#shared/models/answers.ts';
import { scaleOf } from '#shared/rules/scales.ts';
import { authoringText } from '../text.ts';
import { pollsText } from '#web/features/asking/text.ts';
import { Tag } from '#web/ui/tag.tsx';
import styles from './poll-outline.module.css';

const text = authoringText.outline;

interface PollOutlineProps {
  readonly title: string;
  readonly type: PollType;
  readonly anonymous: boolean;
  readonly publicLink?: boolean;
  readonly questions: readonly { readonly text: string; readonly required: boolean; readonly scale: Scale | null }[];
}

/** A poll to be read before it is taken over: its settings and all its questions. */
export function PollOutline({ title, type, anonymous, publicLink = false, questions }: PollOutlineProps) {
  return (
    <div className={styles.outline}>
      <p className={styles.title}>{title}</p>
      <div className={styles.tags}>
        <Tag tone="good">{pollsText.types[type]}</Tag>
        <Tag>{anonymous ? text.anonymous : text.named}</Tag>
        {publicLink && <Tag>{text.publicLink}</Tag>}
      </div>
      <ol className={styles.questions} aria-label={text.questions}>
        {questions.map((question, index) => (
          <li key={index}>
            {question.text}
            <Notes scale={scaleOf({ type }, question, index)} required={question.required} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What it is answered on, and whether it has to be. */
function Notes({ scale, required }: { readonly scale: Scale | null; readonly required: boolean }) {
  const notes = [scale && text.scales[scale], !required && text.optional].filter(Boolean);
  return notes.length > 0 && <span className={styles.optional}> {notes.join(', ')}</span>;
}
