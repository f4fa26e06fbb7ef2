import type { PollType, Scale } from '#shared/models/answers.ts';
import { scaleOf } from '#shared/rules/scales.ts';
import { authoringText } from '#text/asking/builder/polls.ts';
import { pollsText } from '#text/asking.ts';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';
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
    <Stack gap="10" tone="ink" breaks className={styles.outline}>
      <p className={styles.title}>{title}</p>
      <Inline align="stretch" gap="6">
        <Tag tone="good">{pollsText.types[type]}</Tag>
        <Tag>{anonymous ? text.anonymous : text.named}</Tag>
        {publicLink && <Tag>{text.publicLink}</Tag>}
      </Inline>
      <Stack as="ol" gap="8" className={styles.questions} aria-label={text.questions}>
        {questions.map((question, index) => (
          <li key={index}>
            {question.text}
            <Notes scale={scaleOf({ type }, question, index)} required={question.required} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** What it is answered on, and whether it has to be. */
function Notes({ scale, required }: { readonly scale: Scale | null; readonly required: boolean }) {
  const notes = [scale && text.scales[scale], !required && text.optional].filter(Boolean);
  return (
    notes.length > 0 && (
      <Caption as="span" tone="ink-3" oneLine>
        {' '}
        {notes.join(', ')}
      </Caption>
    )
  );
}
