import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { focusField } from '#web/lib/focus-field.ts';
import { NBSP } from '#text/format.ts';
import { EditIcon } from '#web/ui/icons.tsx';
import { kindWords } from '#web/question-kinds/kinds.ts';
import { THEME_NAMES } from '#text/common/themes.ts';
import { Caption, Inline } from '#web/ui/layout/layout.tsx';
import { conditionWords } from '../lib/condition-words.ts';
import { builderText } from '#text/asking/builder.ts';
import { DragHandle } from './drag-handle.tsx';
import { textFieldId } from '../lib/field-ids.ts';
import styles from './items.module.css';
import { QuestionForm } from './question-form.tsx';
import { QuestionMenu } from './question-menu.tsx';
import type { QuestionProps } from './question-props.ts';

const text = builderText.questions;

/** A question in the list: folded to what it says, or open with its fields. */
export function QuestionRow(props: QuestionProps) {
  const { question, position, builder, locked } = props;
  const { id } = question;
  const isOpen = builder.profile.allOpen || builder.openId === id;
  const sortable = useSortable({ id, disabled: locked, attributes: { roleDescription: builderText.order.role } });
  const { setNodeRef, transform, transition, isDragging } = sortable;
  const handle = <DragHandle sortable={sortable} label={builderText.order.handle(position)} locked={locked} />;
  return (
    <li
      ref={setNodeRef}
      className={`${styles.item} ${builder.openId === id ? styles.open : ''} ${isDragging ? styles.dragged : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {isOpen ? <QuestionForm {...props} handle={handle} /> : <Folded {...props} handle={handle} />}
    </li>
  );
}

function Folded(props: QuestionProps & { readonly handle: React.ReactNode }) {
  const { question, position, builder, problem, locked, handle } = props;
  const { id, required, theme } = question;
  const words = [
    kindWords(question),
    ...(required ? [] : [text.optional]),
    ...(theme ? [THEME_NAMES[theme]] : []),
    conditionWords(builder.draft, question),
  ].filter((one) => one !== null);
  function open() {
    builder.open(id);
    focusField(textFieldId(id));
  }
  return (
    <Inline nowrap gap="8" className={styles.folded}>
      {handle}
      <span className={styles.number} aria-hidden="true">
        {position}
      </span>
      {/* The words are as large a target as they look; the keyboard has the pencil. */}
      <div className={styles.words} role="presentation" onClick={locked ? undefined : open}>
        <p className={hasVisibleText(question.text) ? styles.text : styles.blank}>
          {hasVisibleText(question.text) ? question.text.replaceAll(' — ', `${NBSP}— `) : text.blank}
        </p>
        <Caption>{words.join(' · ')}</Caption>
        {problem !== undefined && <Caption tone="coral">{problem}</Caption>}
      </div>
      <ActionIcon aria-label={text.open(position)} title={text.open(position)} disabled={locked} onClick={open}>
        <EditIcon />
      </ActionIcon>
      <QuestionMenu {...props} />
    </Inline>
  );
}
