import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, TextInput } from '@mantine/core';
import { focusField } from '#web/lib/focus-field.ts';
import { TrashIcon } from '#web/ui/icons.tsx';
import { renameSection } from '../lib/edit-draft.ts';
import type { SectionDraft } from '../lib/draft.ts';
import type { ListState } from '../lib/use-builder.ts';
import { builderText } from '#text/asking/builder.ts';
import { DragHandle } from './drag-handle.tsx';
import { textFieldId } from '../lib/field-ids.ts';
import styles from './items.module.css';

const text = builderText.section;

interface SectionRowProps {
  readonly section: SectionDraft;
  readonly builder: ListState;
  readonly problem: string | undefined;
  readonly locked: boolean;
}

/** The heading over the questions below it. */
export function SectionRow({ section, builder, problem, locked }: SectionRowProps) {
  const { id, title } = section;
  const sortable = useSortable({ id, disabled: locked, attributes: { roleDescription: builderText.order.role } });
  const { setNodeRef, transform, transition, isDragging } = sortable;
  const rename = (words: string) => builder.edit((draft) => renameSection(draft, id, words));
  return (
    <li
      ref={setNodeRef}
      className={`${styles.section} ${isDragging ? styles.dragged : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <DragHandle sortable={sortable} label={text.handle} locked={locked} />
      <TextInput
        id={textFieldId(id)}
        className={styles.sectionTitle}
        aria-label={text.label}
        placeholder={text.placeholder}
        value={title}
        error={problem}
        disabled={locked}
        onChange={({ currentTarget }) => rename(currentTarget.value)}
      />
      <ActionIcon
        aria-label={text.remove}
        title={text.remove}
        disabled={locked}
        onClick={() => focusField(builder.remove(id))}
      >
        <TrashIcon />
      </ActionIcon>
    </li>
  );
}
