import { ActionIcon, Menu } from '@mantine/core';
import { focusAfterMenu } from '#web/lib/focus-field.ts';
import { ArrowDownIcon, ArrowUpIcon, CopyIcon, MoreIcon, TrashIcon } from '#web/ui/icons.tsx';
import { deciders, firstCondition } from '../lib/conditions.ts';
import { addItems, changeQuestion, duplicateQuestion } from '../lib/edit-draft.ts';
import { newSection } from '../lib/survey-draft.ts';
import { builderText } from '../text.ts';
import { textFieldId, UNDO_BUTTON_ID } from './field-ids.ts';
import type { QuestionProps } from './question-props.ts';

const text = builderText.questions;

/** What else can be done with a question. */
export function QuestionMenu({ question, place, position, builder, locked }: QuestionProps) {
  const { draft } = builder;
  const { id } = question;
  const before = deciders(draft, id).at(-1);

  function duplicate() {
    const copy = duplicateQuestion(draft, id);
    builder.change(copy.draft);
    builder.open(copy.copyId);
    focusAfterMenu(textFieldId(copy.copyId));
  }
  function beginSection() {
    const section = newSection();
    const above = draft.items[place - 1]?.id ?? null;
    builder.change(above === null ? { ...draft, items: [section, ...draft.items] } : addItems(draft, [section], above));
    focusAfterMenu(textFieldId(section.id));
  }
  function addCondition() {
    if (before) builder.change(changeQuestion(draft, id, { condition: firstCondition(before) }));
    builder.open(id);
  }
  function remove() {
    builder.remove(id);
    focusAfterMenu(UNDO_BUTTON_ID);
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
        {draft.items[place - 1]?.kind !== 'section' && (
          <Menu.Item onClick={beginSection}>{text.sectionAbove}</Menu.Item>
        )}
        <Menu.Item
          leftSection={<ArrowUpIcon size={18} />}
          disabled={place === 0}
          onClick={() => builder.move(id, place - 1)}
        >
          {text.up}
        </Menu.Item>
        <Menu.Item
          leftSection={<ArrowDownIcon size={18} />}
          disabled={place === draft.items.length - 1}
          onClick={() => builder.move(id, place + 1)}
        >
          {text.down}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<TrashIcon size={18} />} onClick={remove}>
          {text.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
