import { Checkbox, Radio, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { RESULTS_VISIBILITIES } from '#shared/models/answers.ts';
import { RUN_NAME_MAX_LENGTH } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Member } from '#shared/models/workspace.ts';
import { isOnLeave } from '#shared/rules/leave.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { type AudienceChoice, teamsShown } from '#web/lib/audience.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { fromField } from '#web/lib/date-field.ts';
import { useNow } from '#web/lib/use-now.ts';
import { BallotsHint } from '#web/features/asking/components/ballots-hint.tsx';
import { LaunchLanguages } from '#web/features/asking/components/launch-languages.tsx';
import { openingText } from '#text/common/launch.ts';
import { AudienceField } from '#web/ui/launch/audience-field.tsx';
import { ChannelField } from '#web/ui/launch/channel-field.tsx';
import { ContactsAsked } from '#web/ui/launch/contacts-asked.tsx';
import { DeadlineField } from '#web/ui/launch/deadline-field.tsx';
import { LaunchOutcome } from '#web/ui/launch/launch-outcome.tsx';
import { LaunchPart, LaunchParts } from '#web/ui/launch/launch-part.tsx';
import { ReminderField } from '#web/ui/launch/reminder-field.tsx';
import { TeamsSeen } from '#web/ui/launch/teams-seen.tsx';
import type { DeadlineDraft } from '#web/ui/launch/use-deadline.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { weekName } from '../lib/run-name.ts';
import { runText as text } from '#text/asking/runs/run.ts';
import { NeverShownNow } from './never-shown.tsx';
import styles from './run-fields.module.css';
import type { RunDraft } from './use-run-draft.ts';

type SpokenPoll = Pick<Poll, 'language' | 'translated_into'>;

interface RunFieldsProps {
  readonly poll: Pick<Poll, 'is_anonymous' | 'allow_anonymous_link' | 'language' | 'translated_into'>;
  readonly draft: RunDraft;
  readonly members: readonly Member[] | undefined;
  readonly almostTheSame: boolean;
  /** The way to allow or forbid the public link, where it is settled here. */
  readonly link?: ReactNode;
  /** When it is open, where that is not a single deadline. */
  readonly when?: ReactNode;
  /** Whether people may be picked one by one. */
  readonly byName?: boolean;
  readonly locked: boolean;
}

/** All settings of a run in their parts; as they are preselected, nothing has to be touched. */
export function RunFields({ poll, draft, members, almostTheSame, link, when, byName, locked }: RunFieldsProps) {
  return (
    <Stack fit gap="20" tone="ink">
      <NeverShownNow draft={draft} />
      <LaunchParts>
        <LaunchPart title={openingText.parts.whom}>
          <AudienceField
            kinds={kindsOf(draft, byName)}
            value={draft.audience}
            members={members}
            contacts={{ teams: draft.teamsOfContacts, asked: draft.contacts?.asked.people ?? 0 }}
            mistake={draft.mistakes.audience ?? null}
            locked={locked}
            onChange={draft.setAudience}
          />
          <OnLeave members={draft.chosen} />
          {draft.forOne && <p className={styles.hint}>{text.audience.oneHint}</p>}
          {almostTheSame && <Note tone="warning">{text.audience.almostTheSame}</Note>}
          {link}
          {poll.allow_anonymous_link && <AskedField draft={draft} locked={locked} />}
        </LaunchPart>
        <LaunchPart title={openingText.parts.seen}>
          <VisibilityField draft={draft} locked={locked} />
          <TeamsField poll={poll} draft={draft} locked={locked} />
          {draft.inTeams && !draft.neverShown && (
            <TeamsSeen people={draft.inTeams} smallest={SMALLEST_GROUP} compared={draft.comparesTeams} />
          )}
        </LaunchPart>
        <LaunchPart title={openingText.parts.told}>
          <ChannelField
            channels={draft.channels}
            byHand={text.byHand}
            unreached={draft.unreached}
            locked={locked}
            onChange={draft.setChannels}
          />
          <ContactsAsked contacts={draft.contacts} reminders={draft.reminders} />
          <RunReminderField draft={draft} locked={locked} />
        </LaunchPart>
        {when ?? (
          <LaunchPart title={openingText.parts.when}>
            <DeadlineField draft={draft.deadline} locked={locked} />
            <NameField draft={draft} locked={locked} />
          </LaunchPart>
        )}
      </LaunchParts>
    </Stack>
  );
}

const KINDS = ['all', 'teams', 'roles', 'members'] as const satisfies readonly AudienceChoice['kind'][];

/** By what people can be chosen: what asks one person is for nobody else. */
function kindsOf({ forOne }: RunDraft, byName = true): readonly AudienceChoice['kind'][] {
  if (forOne) return ['members'];
  return byName ? KINDS : KINDS.filter((kind) => kind !== 'members');
}

type RunFieldProps = Pick<RunFieldsProps, 'poll' | 'draft' | 'locked'>;

/** How many of those chosen are on leave today: they may answer, and are not told. */
function OnLeave({ members = [] }: { readonly members?: readonly Member[] | undefined }) {
  const today = moscowDay(useNow());
  const away = members.filter(({ leave = null }) => isOnLeave({ leave }, today)).length;
  return away > 0 ? <p className={styles.hint}>{text.audience.onLeave(away)}</p> : null;
}

/** When the answers of a run are seen. */
function VisibilityField({ draft, locked }: Pick<RunFieldProps, 'draft' | 'locked'>) {
  // There is nothing to choose: never-shown.tsx says why.
  if (draft.neverShown) return null;
  const { label, options } = openingText.visibility;
  return (
    <Radio.Group
      aria-label={label}
      value={draft.visibility}
      onChange={(value) => draft.setVisibility(RESULTS_VISIBILITIES.find((one) => one === value)!)}
    >
      <Stack gap="12" above="8" className={styles.explained}>
        {RESULTS_VISIBILITIES.map((one) => (
          <Radio key={one} value={one} label={options[one].label} description={options[one].text} disabled={locked} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** Whether teams are compared, where one of them is large enough. */
function TeamsField({ poll, draft, locked }: RunFieldProps) {
  if (!draft.canCompareTeams) return null;
  return (
    <Checkbox
      label={text.teams.label}
      description={text.teams.text(poll.is_anonymous)}
      checked={draft.comparesTeams}
      disabled={locked}
      onChange={({ currentTarget }) => draft.setCompareTeams(currentTarget.checked)}
    />
  );
}

interface FieldProps {
  readonly draft: Pick<RunDraft, 'name' | 'setName' | 'peopleAsked' | 'setPeopleAsked' | 'people' | 'mistakes'>;
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
      placeholder={draft.people === undefined ? undefined : String(draft.people)}
      inputMode="numeric"
      autoComplete="off"
      value={draft.peopleAsked}
      error={draft.mistakes.peopleAsked}
      disabled={locked}
      onChange={({ currentTarget }) => draft.setPeopleAsked(currentTarget.value)}
    />
  );
}

interface RunReminderFieldProps {
  readonly draft: Pick<RunDraft, 'reminders' | 'setReminders'>;
  readonly locked: boolean;
}

/** Whether those who have not answered the run are reminded. */
export function RunReminderField({ draft, locked }: RunReminderFieldProps) {
  return <ReminderField reminders={draft.reminders} locked={locked} onChange={draft.setReminders} />;
}

interface RunOutcomeProps {
  readonly poll: SpokenPoll & Pick<Poll, 'id'>;
  readonly draft: RunDraft;
  readonly deadline: DeadlineDraft;
}

/** What opening a run like this comes to. */
export function RunOutcome({ poll, draft, deadline }: RunOutcomeProps) {
  const now = useNow();
  const until = fromField(deadline.value);
  const { options } = openingText.visibility;
  return (
    <LaunchOutcome
      people={draft.people ?? null}
      unreached={draft.unreached}
      channels={draft.channels}
      reminders={draft.reminders}
      until={until && openingText.outcome.untilMoment(formatDayAndTime(until, now))}
      seen={draft.neverShown ? text.neverShown.seen : options[draft.visibility].label.toLowerCase()}
      teams={draft.comparesTeams && draft.inTeams ? teamsShown(draft.inTeams, SMALLEST_GROUP) : null}
    >
      <BallotsHint settings={draft.ballots} />
      <LaunchLanguages thing={{ kind: 'poll', id: poll.id }} isTranslated={poll.translated_into.length > 0} />
    </LaunchOutcome>
  );
}
