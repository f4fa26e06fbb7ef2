import { ActionIcon, Menu } from '@mantine/core';
import { focusAfterMenu } from '#web/lib/focus-field.ts';
import { newUuid } from '#web/lib/new-uuid.ts';
import { ArrowDownIcon, ArrowUpIcon, CopyIcon, MoreIcon, TrashIcon } from '#web/ui/icons.tsx';
import { deciders, firstCondition } from '../lib/conditions.ts';
import { changeQuestion, duplicateQuestion } from '../lib/edit-draft.ts';
import { newSection } from '../lib/draft.ts';
import { builderText } from '#text/asking/builder.ts';
import { textFieldId } from '../lib/field-ids.ts';
import type { QuestionProps } from './question-props.ts';

const text = builderText.questions;

/** What else can be done with a question. */
export function QuestionMenu({ question, place, position, builder, locked, onMove }: QuestionProps) {
  const { draft, profile } = builder;
  const { id } = question;
  const before = profile.sections ? deciders(draft, id).at(-1) : undefined;

  function duplicate() {
    const copyId = newUuid();
    builder.edit((now) => duplicateQuestion(now, id, copyId));
    builder.open(copyId);
    focusAfterMenu(textFieldId(copyId));
  }
  function beginSection() {
    const section = newSection();
    builder.edit((now) => ({ ...now, items: now.items.toSpliced(place, 0, section) }));
    focusAfterMenu(textFieldId(section.id));
  }
  function addCondition() {
    if (before) builder.edit((now) => changeQuestion(now, id, { condition: firstCondition(before) }));
    builder.open(id);
  }
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon aria-label={text.more(position)} title={text.more(position)} disabled={locked}>
          <MoreIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<CopyIcon size={18} />} onClick={duplicate}>
          {text.duplicate}
        </Menu.Item>
        {question.condition === null && before && <Menu.Item onClick={addCondition}>{text.addCondition}</Menu.Item>}
        {profile.sections && draft.items[place - 1]?.kind !== 'section' && (
          <Menu.Item onClick={beginSection}>{text.sectionAbove}</Menu.Item>
        )}
        <Menu.Item leftSection={<ArrowUpIcon size={18} />} disabled={place === 0} onClick={() => onMove(place - 1)}>
          {text.up}
        </Menu.Item>
        <Menu.Item
          leftSection={<ArrowDownIcon size={18} />}
          disabled={place === draft.items.length - 1}
          onClick={() => onMove(place + 1)}
        >
          {text.down}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<TrashIcon size={18} />} onClick={() => focusAfterMenu(builder.remove(id))}>
          {text.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
