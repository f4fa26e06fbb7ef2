import { Checkbox, Radio, TextInput } from '@mantine/core';
import { RESULTS_VISIBILITIES } from '#shared/models/answers.ts';
import { RUN_NAME_MAX_LENGTH, type Poll } from '#shared/models/poll.ts';
import type { Member } from '#shared/models/workspace.ts';
import { useNow } from '#web/lib/use-now.ts';
import { weekName } from '../lib/run-name.ts';
import { runText as text } from '../run-text.ts';
import { AudienceField } from './audience-field.tsx';
import { ChannelField } from './channel-field.tsx';
import { DeadlineField } from '#web/ui/launch/deadline-field.tsx';
import { NeverShownNow } from './never-shown.tsx';
import styles from './run-fields.module.css';
import type { RunDraft } from './use-run-draft.ts';

interface RunFieldsProps {
  readonly poll: Poll;
  readonly draft: RunDraft;
  readonly members: readonly Member[] | undefined;
  readonly almostTheSame: boolean;
  readonly locked: boolean;
}

/** All settings of a run; as they are preselected, nothing has to be touched. */
export function RunFields({ poll, draft, members, almostTheSame, locked }: RunFieldsProps) {
  return (
    <div className={styles.fields}>
      <NeverShownNow draft={draft} />
      <NameField draft={draft} locked={locked} />
      <DeadlineField draft={draft.deadline} locked={locked} />
      <AudienceField draft={draft} members={members} almostTheSame={almostTheSame} locked={locked} />
      {poll.allow_anonymous_link && <AskedField draft={draft} locked={locked} />}
      <ChannelField draft={draft} locked={locked} />
      <VisibilityFields poll={poll} draft={draft} locked={locked} />
    </div>
  );
}

type RunFieldProps = Pick<RunFieldsProps, 'poll' | 'draft' | 'locked'>;

/** When the answers of a run are seen, whether people are reminded, and whether teams are told apart. */
export function VisibilityFields({ poll, draft, locked }: RunFieldProps) {
  return (
    <>
      <VisibilityField draft={draft} locked={locked} />
      <ReminderField draft={draft} locked={locked} />
      <TeamsField poll={poll} draft={draft} locked={locked} />
    </>
  );
}

/** When the answers of a run are seen. */
export function VisibilityField({ draft, locked }: Pick<RunFieldProps, 'draft' | 'locked'>) {
  // There is nothing to choose: never-shown.tsx says why.
  if (draft.neverShown) return null;
  return (
    <Radio.Group
      label={text.visibility.label}
      value={draft.visibility}
      onChange={(value) => draft.setVisibility(RESULTS_VISIBILITIES.find((one) => one === value)!)}
    >
      <div className={styles.explained}>
        {RESULTS_VISIBILITIES.map((one) => (
          <Radio
            key={one}
            value={one}
            label={text.visibility.options[one].label}
            description={text.visibility.options[one].text}
            disabled={locked}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

/** Whether teams are compared, where one of them is large enough. */
export function TeamsField({ poll, draft, locked }: RunFieldProps) {
  if (!draft.canCompareTeams) return null;
  return (
    <Checkbox
      label={text.teams.label}
      description={text.teams.text(poll.is_anonymous)}
      checked={draft.compareTeams}
      disabled={locked}
      onChange={({ currentTarget }) => draft.setCompareTeams(currentTarget.checked)}
    />
  );
}

interface FieldProps {
  readonly draft: Pick<RunDraft, 'name' | 'setName' | 'peopleAsked' | 'setPeopleAsked' | 'chosen' | 'mistakes'>;
  readonly locked: boolean;
}

/** What the run is called; the week it is made in unless somebody says otherwise. */
export function NameField({ draft, locked }: FieldProps) {
  const now = useNow();
  return (
    <TextInput
      label={text.name}
      placeholder={weekName(now)}
      value={draft.name}
      maxLength={RUN_NAME_MAX_LENGTH}
      autoComplete="off"
      disabled={locked}
      onChange={({ currentTarget }) => draft.setName(currentTarget.value)}
    />
  );
}

/** How many people are asked in all, where the link brings more than members. */
export function AskedField({ draft, locked }: FieldProps) {
  return (
    <TextInput
      label={text.asked.label}
      description={text.asked.text}
      placeholder={draft.chosen ? String(draft.chosen.length) : undefined}
      inputMode="numeric"
      autoComplete="off"
      value={draft.peopleAsked}
      error={draft.mistakes.peopleAsked}
      disabled={locked}
      onChange={({ currentTarget }) => draft.setPeopleAsked(currentTarget.value)}
    />
  );
}

/** Whether those who have not answered are reminded; it may change as long as the run is there. */
export function ReminderField({
  draft,
  locked,
}: {
  readonly draft: Pick<RunDraft, 'reminders' | 'setReminders'>;
  readonly locked: boolean;
}) {
  return (
    <Checkbox
      label={text.reminders.label}
      description={text.reminders.text}
      checked={draft.reminders}
      disabled={locked}
      onChange={({ currentTarget }) => draft.setReminders(currentTarget.checked)}
    />
  );
}
