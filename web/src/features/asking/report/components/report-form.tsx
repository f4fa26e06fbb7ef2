import { ActionIcon, Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { shorten } from '#web/lib/shorten.ts';
import { Card } from '#web/ui/card.tsx';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, TrashIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type Mistakes, moved, newItem, type ReportDraft } from '../lib/draft.ts';
import styles from '../report.module.css';
import { reportEditorText } from '#text/asking/report.ts';
import {
  REPORT_ITEMS_MAX,
  REPORT_RESPONSIBLE_MAX_LENGTH,
  REPORT_SAID_MAX_LENGTH,
  REPORT_TEXT_MAX_LENGTH,
  type RunReport,
} from '#shared/models/run-report.ts';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';

const text = reportEditorText.form;
const STATES = ['done', 'doing', 'decided_otherwise'] as const;
const QUESTION_LENGTH = 110;

interface ReportFormProps {
  readonly draft: ReportDraft;
  readonly mistakes: Mistakes;
  /** Questions whose figures can be shown. */
  readonly choices: RunReport['choices'];
  readonly onChange: (values: Partial<ReportDraft>) => void;
}

/** What was said and what came of it, item by item; which figures stand below. */
export function ReportForm({ draft, mistakes, choices, onChange }: ReportFormProps) {
  const { intro, items, questionIds } = draft;
  const [removed, setRemoved] = useState<{ item: ReportDraft['items'][number]; place: number } | null>(null);
  const full = items.length >= REPORT_ITEMS_MAX;
  const setItems = (next: ReportDraft['items']) => onChange({ items: next });
  return (
    <>
      <Card title={text.title}>
        <Stack fit gap="16">
          <Textarea
            label={text.intro}
            description={text.introHint}
            autosize
            minRows={2}
            maxLength={REPORT_TEXT_MAX_LENGTH}
            value={intro}
            error={mistakes['intro']}
            onChange={({ currentTarget }) => onChange({ intro: currentTarget.value })}
          />
          {items.map((item, place) => (
            <ItemFields
              key={item.key}
              item={item}
              place={place}
              last={place === items.length - 1}
              mistakes={mistakes}
              onChange={(values) => setItems(items.with(place, { ...item, ...values }))}
              onMove={(step) => setItems(moved(items, place, step))}
              onRemove={() => {
                setRemoved({ item, place });
                setItems(items.filter((other) => other !== item));
              }}
            />
          ))}
          {removed && (
            <Notice onClose={() => setRemoved(null)}>
              {text.removed}{' '}
              <Button
                variant="subtle"
                onClick={() => {
                  setItems(items.toSpliced(removed.place, 0, removed.item));
                  setRemoved(null);
                }}
              >
                {text.undo}
              </Button>
            </Notice>
          )}
          {full ? (
            <Caption pretty>{text.full(REPORT_ITEMS_MAX)}</Caption>
          ) : (
            <Button
              variant="default"
              className={styles.add ?? ''}
              leftSection={<PlusIcon size={18} />}
              onClick={() => setItems([...items, newItem()])}
            >
              {text.add}
            </Button>
          )}
          {mistakes['items'] !== undefined && <Caption tone="coral">{mistakes['items']}</Caption>}
        </Stack>
      </Card>
      <Card title={text.questions} lead={text.questionsHint}>
        {choices.length === 0 && <Caption pretty>{text.noQuestions}</Caption>}
        <Stack gap="10">
          {choices.map(({ question_id: id, text: question }) => (
            <Checkbox
              key={id}
              label={shorten(question, QUESTION_LENGTH)}
              checked={questionIds.includes(id)}
              onChange={({ currentTarget }) =>
                onChange({
                  questionIds: currentTarget.checked
                    ? [...questionIds, id]
                    : questionIds.filter((other) => other !== id),
                })
              }
            />
          ))}
        </Stack>
      </Card>
    </>
  );
}

interface ItemFieldsProps {
  readonly item: ReportDraft['items'][number];
  readonly place: number;
  readonly last: boolean;
  readonly mistakes: Mistakes;
  readonly onChange: (values: Partial<ReportDraft['items'][number]>) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

function ItemFields({ item, place, last, mistakes, onChange, onMove, onRemove }: ItemFieldsProps) {
  const number = place + 1;
  const mistake = (field: string) => mistakes[`items.${place}.${field}`];
  return (
    <fieldset className={styles.item}>
      <legend className="visually-hidden">{text.item(number)}</legend>
      <Inline nowrap>
        <span className={styles.number}>{text.item(number)}</span>
        <ActionIcon
          variant="subtle"
          size={36}
          aria-label={text.up(number)}
          disabled={place === 0}
          onClick={() => onMove(-1)}
        >
          <ArrowUpIcon size={18} />
        </ActionIcon>
        <ActionIcon variant="subtle" size={36} aria-label={text.down(number)} disabled={last} onClick={() => onMove(1)}>
          <ArrowDownIcon size={18} />
        </ActionIcon>
        <ActionIcon variant="subtle" size={36} aria-label={text.remove(number)} onClick={onRemove}>
          <TrashIcon size={18} />
        </ActionIcon>
      </Inline>
      <TextInput
        label={text.said}
        placeholder={text.saidHint}
        maxLength={REPORT_SAID_MAX_LENGTH}
        value={item.said}
        error={mistake('said')}
        onChange={({ currentTarget }) => onChange({ said: currentTarget.value })}
      />
      <Textarea
        label={text.done}
        placeholder={text.doneHint}
        autosize
        minRows={2}
        maxLength={REPORT_TEXT_MAX_LENGTH}
        value={item.done}
        error={mistake('done')}
        onChange={({ currentTarget }) => onChange({ done: currentTarget.value })}
      />
      <div className={styles.pair}>
        <NativeSelect
          label={text.state}
          value={item.state}
          onChange={({ currentTarget }) =>
            onChange({ state: STATES.find((state) => state === currentTarget.value) ?? 'doing' })
          }
          data={STATES.map((state) => ({ value: state, label: text.states[state] }))}
        />
        <TextInput
          label={text.responsible}
          placeholder={text.responsibleHint}
          maxLength={REPORT_RESPONSIBLE_MAX_LENGTH}
          value={item.responsible}
          error={mistake('responsible')}
          onChange={({ currentTarget }) => onChange({ responsible: currentTarget.value })}
        />
      </div>
    </fieldset>
  );
}
