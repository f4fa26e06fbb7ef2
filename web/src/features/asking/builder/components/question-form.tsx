import { ActionIcon, NativeSelect, Switch, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { QUESTION_TEXT_MAX_LENGTH } from '#shared/models/poll.ts';
import { SURVEY_THEMES } from '#shared/models/survey.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { focusField } from '#web/lib/focus-field.ts';
import { KINDS } from '#web/question-kinds/kinds.ts';
import { TrashIcon } from '#web/ui/icons.tsx';
import { THEME_NAMES } from '#text/common/themes.ts';
import type { QuestionChange } from '#web/question-kinds/question-draft.ts';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { changeQuestion } from '../lib/edit-draft.ts';
import { builderText } from '#text/asking/builder.ts';
import { ConditionField } from './condition-field.tsx';
import { textFieldId } from '../lib/field-ids.ts';
import { usageOf } from '../lib/usage.ts';
import styles from './items.module.css';
import { QuestionMenu } from './question-menu.tsx';
import type { QuestionProps } from './question-props.ts';

const text = builderText.questions;

/** The open question with its fields. */
export function QuestionForm(props: QuestionProps & { readonly handle: ReactNode }) {
  const { question, position, builder, problem, locked, handle } = props;
  const { profile } = builder;
  const { id, type } = question;
  const { settings, hint, lacks } = KINDS[type].editor;
  const usage = usageOf(question.text, QUESTION_TEXT_MAX_LENGTH);
  // What is written is all right: it is the settings that are not.
  const ofSettings = lacks !== undefined && hasVisibleText(question.text) && !usage?.over;
  const change = (changed: QuestionChange) => builder.edit((draft) => changeQuestion(draft, id, changed));
  const settingsProps = { question, position, problem: ofSettings ? problem : undefined, locked, onChange: change };
  const near = usage && !usage.over ? builderText.length.usage(usage.used, usage.max) : undefined;
  return (
    <Stack fit gap="12" className={styles.form} role="group" aria-label={text.group(position)}>
      <Inline gap="8" className={styles.head}>
        {handle}
        <span className={styles.number} aria-hidden="true">
          {position}
        </span>
        <profile.AnsweredWith {...settingsProps} />
        <Switch
          className={styles.required}
          label={text.required}
          checked={question.required}
          disabled={locked}
          onChange={({ currentTarget }) => change({ required: currentTarget.checked })}
        />
        <div className={styles.tools}>
          <ActionIcon
            aria-label={text.removeLabel(position)}
            title={text.removeLabel(position)}
            disabled={locked}
            onClick={() => focusField(builder.remove(id))}
          >
            <TrashIcon />
          </ActionIcon>
          <QuestionMenu {...props} />
        </div>
      </Inline>
      <Textarea
        id={textFieldId(id)}
        className={styles.field}
        aria-label={text.text(position)}
        placeholder={text.placeholder}
        description={near ?? profile.hint?.(question) ?? hint?.(question)}
        error={ofSettings ? undefined : problem}
        value={question.text}
        rows={1}
        disabled={locked}
        onFocus={() => builder.open(id)}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      {settings?.(settingsProps)}
      {profile.sections && <ConditionField question={question} builder={builder} locked={locked} />}
      {profile.sections && (
        <NativeSelect
          className={styles.theme}
          label={text.theme}
          value={question.theme ?? ''}
          disabled={locked}
          data={[
            { value: '', label: text.noTheme },
            ...SURVEY_THEMES.map((one) => ({ value: one as string, label: THEME_NAMES[one] })),
          ]}
          onChange={({ currentTarget }) =>
            change({ theme: SURVEY_THEMES.find((one) => one === currentTarget.value) ?? null })
          }
        />
      )}
    </Stack>
  );
}
