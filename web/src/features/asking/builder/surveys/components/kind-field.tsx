import { NativeSelect } from '@mantine/core';
import { kindNamed, KIND_NAMES, KINDS } from '#web/question-kinds/kinds.ts';
import type { SettingsProps } from '#web/question-kinds/kind.ts';
import styles from '../../components/items.module.css';
import { withType } from '../../lib/edit-draft.ts';
import { builderText } from '#text/asking/builder.ts';

/** Of which kind a question of a survey is, with what that kind wants to know beside it. */
export function KindField(props: SettingsProps) {
  const { question, position, locked, onChange } = props;
  const { type } = question;
  return (
    <>
      <NativeSelect
        className={styles.type}
        aria-label={builderText.questions.answeredWith(position)}
        value={type}
        disabled={locked}
        data={KIND_NAMES.map((one) => ({ value: one, label: KINDS[one].editor.name }))}
        onChange={({ currentTarget }) => onChange(withType(question, kindNamed(currentTarget.value) ?? type))}
      />
      {KINDS[type].editor.head?.({ ...props, className: styles.beside })}
    </>
  );
}
