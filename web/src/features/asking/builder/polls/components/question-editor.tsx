import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Checkbox, SegmentedControl, Textarea } from '@mantine/core';
import { type Scale, SCALES } from '#shared/models/answers.ts';
import { numbersOf } from '#shared/rules/scales.ts';
import { authoringText } from '../text.ts';
import { DirectionField } from '#web/ui/direction-field.tsx';
import { ArrowDownIcon, ArrowUpIcon, GripIcon, TrashIcon } from '#web/ui/icons.tsx';
import type { QuestionDraft } from '../lib/poll-draft.ts';
import type { Usage } from '../lib/poll-limits.ts';
import styles from './question-editor.module.css';

const text = authoringText.form;
const order = authoringText.order;

/** A control of text has no value that is null. */
const OWN_WORDS = 'words';
const KINDS = [
  { value: OWN_WORDS, label: text.ownWords },
  ...SCALES.map((scale) => ({ value: scale, label: text.scales[scale] })),
];

interface QuestionEditorProps {
  /** Names it in the list that is sorted. */
  readonly id: string;
  readonly question: QuestionDraft;
  /** Counted from 1, as people count. */
  readonly position: number;
  readonly count: number;
  /** The question eNPS is computed from: it is the scale 0–10, whatever was chosen for it. */
  readonly isScale: boolean;
  readonly mistake: string | undefined;
  /** How much of its length is used, when that is near the limit. */
  readonly usage: Usage | undefined;
  readonly locked: boolean;
  readonly onChange: (change: Partial<Omit<QuestionDraft, 'key' | 'id'>>) => void;
  /** To a place counted from 0. */
  readonly onMove: (position: number) => void;
  readonly onRemove: () => void;
}

/** One question of a poll being written. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { id, question, position, isScale, mistake, usage, locked, onChange } = props;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: locked,
    attributes: { roleDescription: order.role },
  });
  const fieldId = questionFieldId(question.key);
  return (
    <li
      ref={setNodeRef}
      className={`${styles.question} ${isDragging ? styles.dragged : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles.head}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={styles.handle}
          disabled={locked}
          {...attributes}
          {...listeners}
          aria-label={order.handle(position)}
          title={order.handle(position)}
        >
          <GripIcon />
        </button>
        <label className={styles.label} htmlFor={fieldId}>
          {text.question(position)}
        </label>
        <Steps {...props} />
      </div>
      <Textarea
        id={fieldId}
        placeholder={text.questionPlaceholder}
        description={hintOf(props)}
        error={usage?.over ? text.over(usage.used, usage.max) : mistake}
        value={question.text}
        rows={2}
        disabled={locked}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <div className={styles.answer}>
        {!isScale && (
          <SegmentedControl
            className={styles.scales}
            aria-label={text.answeredWithLabel(position)}
            data={KINDS}
            value={question.scale ?? OWN_WORDS}
            disabled={locked}
            onChange={(kind) => onChange({ scale: kind === OWN_WORDS ? null : (kind as Scale) })}
          />
        )}
        <Checkbox
          label={text.required}
          checked={question.required}
          disabled={locked}
          onChange={(event) => onChange({ required: event.currentTarget.checked })}
        />
      </div>
      {!isScale && question.scale !== null && (
        <DirectionField
          question={question.text}
          position={position}
          value={question.direction}
          locked={locked}
          onChange={(direction) => onChange({ direction })}
        />
      )}
    </li>
  );
}

/** How near the limit its text is, or else what its scale asks for: that the question says what both ends mean. */
function hintOf({ question, isScale, usage }: QuestionEditorProps): string | undefined {
  if (usage && !usage.over) return text.usage(usage.used, usage.max);
  if (isScale) return text.scaleHint;
  if (question.scale === null) return undefined;
  const said = new Set(question.text.match(/\d+/g)?.map(Number));
  const numbers = numbersOf(question.scale);
  return said.has(numbers[0]!) && said.has(numbers.at(-1)!) ? undefined : text.endsHint[question.scale];
}

/** One place up, one down, away. At an end the button stays where it is, so that the focus does too. */
function Steps({ position, count, locked, onMove, onRemove }: QuestionEditorProps) {
  const first = position === 1;
  const last = position === count;
  return (
    <div className={styles.steps}>
      {count > 1 && (
        <>
          <ActionIcon
            aria-label={order.up(position)}
            title={order.up(position)}
            aria-disabled={first}
            disabled={locked}
            className={first ? styles.ended : undefined}
            onClick={() => !first && onMove(position - 2)}
          >
            <ArrowUpIcon />
          </ActionIcon>
          <ActionIcon
            aria-label={order.down(position)}
            title={order.down(position)}
            aria-disabled={last}
            disabled={locked}
            className={last ? styles.ended : undefined}
            onClick={() => !last && onMove(position)}
          >
            <ArrowDownIcon />
          </ActionIcon>
        </>
      )}
      <ActionIcon aria-label={text.removeLabel(position)} title={text.remove} disabled={locked} onClick={onRemove}>
        <TrashIcon />
      </ActionIcon>
    </div>
  );
}

/** The id of a question's field, for bringing focus to it. */
export function questionFieldId(key: number): string {
  return `question-text-${key}`;
}
