import { NativeSelect, TextInput } from '@mantine/core';
import { Caption } from '#web/ui/layout/layout.tsx';
import type { Choices } from '../api.ts';
import type { Draft } from '../lib/draft.ts';
import { builderText as text } from '#text/automations/rules.ts';
import styles from '../rules.module.css';

export interface FieldsProps {
  readonly draft: Draft;
  readonly set: (change: Partial<Draft>) => void;
  readonly choices: Choices;
  /** What is wrong, by the path the server would name. */
  readonly mistakes: Readonly<Record<string, string>>;
}

/** The choices of a select from words by their value. */
export function optionsOf<Value extends string>(words: Readonly<Record<Value, string>>) {
  return (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }));
}

const DIGITS = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** “If …”: what the rule looks at. */
export function ConditionFields(props: FieldsProps) {
  const { draft, set } = props;
  return (
    <fieldset className={styles.part}>
      <legend>{text.when}</legend>
      <NativeSelect
        label={text.condition}
        data={optionsOf(text.conditions)}
        value={draft.condition}
        onChange={({ currentTarget }) => {
          const condition = currentTarget.value as Draft['condition'];
          // A reminder is of a run: no other condition has one.
          const action = draft.action === 'reminder' && condition !== 'answer_rate' ? 'task' : draft.action;
          set({ condition, action });
        }}
      />
      {draft.condition === 'load' && <LoadFields {...props} />}
      {draft.condition === 'answer_rate' && <RateFields {...props} />}
      {draft.condition === 'enps' && <EnpsFields {...props} />}
      {draft.condition === 'date' && <DateFields {...props} />}
    </fieldset>
  );
}

function LoadFields({ draft, set, choices, mistakes }: FieldsProps) {
  const known = choices.members.flatMap(({ team }) => team ?? []);
  const teams = [...new Set([...known, ...(draft.team === '' ? [] : [draft.team])])].toSorted();
  return (
    <>
      <div className={styles.fields}>
        <NativeSelect
          label={text.measure}
          data={optionsOf(text.measures)}
          value={draft.measure}
          onChange={({ currentTarget }) => set({ measure: currentTarget.value as Draft['measure'] })}
        />
        <NativeSelect
          label={text.team}
          data={[{ value: '', label: text.anyTeam }, ...teams]}
          value={draft.team}
          onChange={({ currentTarget }) => set({ team: currentTarget.value })}
        />
        <TextInput
          label={draft.measure === 'overdue' ? text.abovePercent : text.aboveScore}
          {...DIGITS}
          value={draft.above}
          error={mistakes['condition.above']}
          onChange={({ currentTarget }) => set({ above: currentTarget.value })}
        />
      </div>
      <Caption>{text.loadHint}</Caption>
    </>
  );
}

function RateFields({ draft, set, mistakes }: FieldsProps) {
  return (
    <>
      <div className={styles.fields}>
        <TextInput
          label={text.daysBefore}
          {...DIGITS}
          value={draft.daysBefore}
          error={mistakes['condition.days_before']}
          onChange={({ currentTarget }) => set({ daysBefore: currentTarget.value })}
        />
        <TextInput
          label={text.belowPercent}
          {...DIGITS}
          value={draft.rateBelow}
          error={mistakes['condition.below']}
          onChange={({ currentTarget }) => set({ rateBelow: currentTarget.value })}
        />
      </div>
      <Caption>{text.rateHint}</Caption>
    </>
  );
}

function EnpsFields({ draft, set, choices, mistakes }: FieldsProps) {
  return (
    <>
      <div className={styles.fields}>
        <NativeSelect
          label={text.poll}
          data={[
            { value: '', label: text.anyPoll },
            ...choices.polls.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value={draft.pollId}
          error={mistakes['condition.poll_id']}
          onChange={({ currentTarget }) => set({ pollId: currentTarget.value })}
        />
        <NativeSelect
          label={text.change}
          data={optionsOf(text.changes)}
          value={draft.change}
          onChange={({ currentTarget }) => set({ change: currentTarget.value as Draft['change'] })}
        />
        {draft.change === 'below' && (
          <TextInput
            label={text.enpsBelow}
            autoComplete="off"
            value={draft.enpsBelow}
            error={mistakes['condition.below']}
            onChange={({ currentTarget }) => set({ enpsBelow: currentTarget.value })}
          />
        )}
      </div>
      <Caption>{text.enpsHint}</Caption>
    </>
  );
}

function DateFields({ draft, set, mistakes }: FieldsProps) {
  const moves = draft.on !== 'month_start';
  return (
    <>
      <div className={styles.fields}>
        <NativeSelect
          label={text.date}
          data={optionsOf(text.dates)}
          value={draft.on}
          onChange={({ currentTarget }) => set({ on: currentTarget.value as Draft['on'] })}
        />
        {draft.on === 'day' && (
          <TextInput
            type="date"
            label={text.day}
            value={draft.day}
            error={mistakes['condition.day']}
            onChange={({ currentTarget }) => set({ day: currentTarget.value })}
          />
        )}
        {moves && (
          <NativeSelect
            label={text.shift}
            data={optionsOf(text.shifts)}
            value={draft.shift}
            onChange={({ currentTarget }) => set({ shift: currentTarget.value as Draft['shift'] })}
          />
        )}
        {moves && draft.shift !== 'on' && (
          <TextInput
            label={text.shiftDays}
            {...DIGITS}
            value={draft.shiftDays}
            error={mistakes['condition.days']}
            onChange={({ currentTarget }) => set({ shiftDays: currentTarget.value })}
          />
        )}
      </div>
      {(draft.on === 'anniversary' || draft.on === 'probation_end') && <Caption>{text.personHint}</Caption>}
    </>
  );
}
