import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { RULE_RECIPIENTS } from '#shared/rules/automation-rules/kinds.ts';
import { Caption, Inline } from '#web/ui/layout/layout.tsx';
import type { Draft } from '../lib/draft.ts';
import { builderText as text } from '#text/automations/rules.ts';
import styles from '../rules.module.css';
import { optionsOf, type FieldsProps } from './condition-fields.tsx';

const DIGITS = { inputMode: 'numeric', autoComplete: 'off' } as const;

interface ActionFieldsProps extends FieldsProps {
  /** Whether the person here may have money spent. */
  readonly maySpend: boolean;
}

/** “Then …”: what the rule does, and within which budget. */
export function ActionFields(props: ActionFieldsProps) {
  const { draft, set, mistakes } = props;
  const actions = optionsOf(text.actions).filter(
    ({ value }) => value !== 'reminder' || draft.condition === 'answer_rate',
  );
  return (
    <fieldset className={styles.part}>
      <legend>{text.does}</legend>
      <NativeSelect
        label={text.action}
        data={actions}
        value={draft.action}
        error={mistakes['action.kind']}
        onChange={({ currentTarget }) => set({ action: currentTarget.value as Draft['action'] })}
      />
      {draft.action === 'task' && <TaskFields {...props} />}
      {draft.action === 'reminder' && <Caption>{text.reminderHint}</Caption>}
      {draft.action === 'offer' && <OfferFields {...props} />}
      {draft.action === 'mail' && <MailFields {...props} />}
    </fieldset>
  );
}

function TaskFields({ draft, set, choices, mistakes }: ActionFieldsProps) {
  const people = choices.members.map(({ user }) => ({ value: user.id, label: user.full_name }));
  return (
    <>
      <TextInput
        label={text.title}
        value={draft.title}
        error={mistakes['action.title']}
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
      />
      <div className={styles.fields}>
        <NativeSelect
          label={text.responsible}
          data={[{ value: '', label: text.owner }, ...people]}
          value={draft.responsibleId}
          error={mistakes['action.responsible_id']}
          onChange={({ currentTarget }) => set({ responsibleId: currentTarget.value })}
        />
        <TextInput
          label={text.deadline}
          {...DIGITS}
          value={draft.deadlineDays}
          error={mistakes['action.deadline_days']}
          onChange={({ currentTarget }) => set({ deadlineDays: currentTarget.value })}
        />
      </div>
    </>
  );
}

function OfferFields({ draft, set, choices, mistakes, maySpend }: ActionFieldsProps) {
  const offers = choices.offers.filter(({ category }) => category === draft.category);
  return (
    <>
      <div className={styles.fields}>
        <NativeSelect
          label={text.category}
          data={optionsOf(text.categories)}
          value={draft.category}
          onChange={({ currentTarget }) => set({ category: currentTarget.value as Draft['category'], offerId: '' })}
        />
        <NativeSelect
          label={text.offer}
          data={[
            { value: '', label: text.anyOffer },
            ...offers.map(({ id, title, partner }) => ({ value: id, label: `${title}, ${partner}` })),
          ]}
          value={draft.offerId}
          error={mistakes['action.offer_id']}
          onChange={({ currentTarget }) => set({ offerId: currentTarget.value })}
        />
        <TextInput
          label={text.people}
          {...DIGITS}
          value={draft.people}
          error={mistakes['action.people']}
          onChange={({ currentTarget }) => set({ people: currentTarget.value })}
        />
      </div>
      <Checkbox
        label={text.auto}
        description={maySpend ? text.autoHint : text.autoRight}
        checked={draft.auto}
        disabled={!maySpend && !draft.auto}
        onChange={({ currentTarget }) => set({ auto: currentTarget.checked })}
      />
      {draft.auto && (
        <TextInput
          label={text.cap}
          description={text.capHint}
          inputMode="decimal"
          autoComplete="off"
          value={draft.cap}
          error={mistakes['cap']}
          onChange={({ currentTarget }) => set({ cap: currentTarget.value })}
        />
      )}
    </>
  );
}

function MailFields({ draft, set, mistakes }: ActionFieldsProps) {
  return (
    <Checkbox.Group
      label={text.to}
      value={[...draft.to]}
      error={mistakes['action.to']}
      onChange={(chosen) => set({ to: RULE_RECIPIENTS.filter((one) => chosen.includes(one)) })}
    >
      <Inline gap="16" rowGap="8">
        {RULE_RECIPIENTS.map((one) => (
          <Checkbox key={one} value={one} label={text.recipients[one]} />
        ))}
      </Inline>
    </Checkbox.Group>
  );
}
