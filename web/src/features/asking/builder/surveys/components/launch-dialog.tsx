import { Button, Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Survey, SurveyLaunch } from '#shared/models/survey.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useNow } from '#web/lib/use-now.ts';
import { commonText } from '#text/common/common.ts';
import { BallotsHint } from '#web/features/asking/components/ballots-hint.tsx';
import { LaunchLanguages } from '#web/features/asking/components/launch-languages.tsx';
import { openingText } from '#text/common/launch.ts';
import { roleNames } from '#text/common/roles.ts';
import { LaunchOutcome } from '#web/ui/launch/launch-outcome.tsx';
import { Note } from '#web/ui/note.tsx';
import { PlanLink } from '#web/ui/failure-note.tsx';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { toast } from '#web/ui/toast.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useSurveyActions } from '../api.ts';
import type { SurveyDraft } from '../lib/survey-draft.ts';
import { launchText } from '#text/asking/builder/surveys/launch.ts';

const text = launchText.dialog;

interface LaunchDialogProps {
  readonly draft: SurveyDraft;
  /** Those asked whom nothing reaches by its channels. */
  readonly unreached: number;
  /** Stores what is typed; null where that did not work. */
  readonly flush: () => Promise<Survey | null>;
  /** What is kept on this device goes once it is launched. */
  readonly onLaunched: () => void;
  readonly onClose: () => void;
}

interface Ready {
  readonly survey: Survey;
  readonly launch: SurveyLaunch;
}

/** Says once more whom it asks and what cannot be changed later; asks the server about exactly what is launched. */
export function LaunchDialog({ draft, unreached, flush, onLaunched, onClose }: LaunchDialogProps) {
  const { updateSurvey, readLaunch } = useSurveyActions();
  const [ready, setReady] = useState<Ready | null>(null);
  const reading = useAction();
  const launching = useAction();
  const { run } = reading;
  const begun = useRef(false);

  useEffect(() => {
    // What is launched was stored once, when this opened: drawing again asks nothing.
    if (begun.current) return;
    begun.current = true;
    void run(async () => {
      const survey = await flush();
      if (!survey) throw new Error(text.notSaved);
      setReady({ survey, launch: await readLaunch(survey.id) });
    });
  }, [run, flush, readLaunch]);

  const blocks = ready?.launch.remarks.filter((remark) => remark.blocks) ?? [];
  const close = launching.busy ? () => undefined : onClose;
  return (
    <Modal opened onClose={close} withCloseButton={!launching.busy} title={text.title(draft.title)} size={520}>
      <Stack gap="12" tone="ink-2" pretty breaks>
        {reading.error !== null && <Note tone="attention">{messageOf(reading.error, text.notSaved)}</Note>}
        {reading.busy && (
          <div role="status" aria-label={text.loading}>
            <Skeleton width="70%" />
          </div>
        )}
        {ready && <Facts draft={draft} launch={ready.launch} unreached={unreached} />}
        {ready && (
          <LaunchLanguages
            thing={{ kind: 'survey', id: ready.survey.id }}
            isTranslated={ready.survey.translated_into.length > 0}
          />
        )}
        {blocks.length > 0 && (
          <div role="alert">
            <Note tone="attention">
              {text.blocked} {blocks.map((remark) => remark.text).join(' ')}
            </Note>
          </div>
        )}
        {launching.error !== null && (
          <Note tone="attention">
            {text.failed(messageOf(launching.error))}
            <PlanLink error={launching.error} />
          </Note>
        )}
      </Stack>
      <Inline align="stretch" justify="end" gap="10" above="20">
        <Button variant="default" disabled={launching.busy} onClick={close}>
          {commonText.cancel}
        </Button>
        <Button
          data-autofocus
          disabled={!ready || blocks.length > 0}
          loading={launching.busy}
          onClick={() =>
            ready &&
            void launching.run(
              () => updateSurvey(ready.survey.id, { status: 'PUBLISHED', version: ready.survey.version }),
              () => {
                onLaunched();
                toast(launchText.launched(ready.launch.people));
              },
            )
          }
        >
          {openingText.submit((ready?.launch.people ?? 0) - unreached, draft.channels)}
        </Button>
      </Inline>
    </Modal>
  );
}

interface FactsProps extends Pick<LaunchDialogProps, 'draft' | 'unreached'> {
  readonly launch: SurveyLaunch;
}

function Facts({ draft, launch, unreached }: FactsProps) {
  const now = useNow();
  const hidden = launch.dimensions.flatMap(({ groups }) => groups.filter((group) => group.never_shown));
  const teams = draft.anonymous ? (launch.dimensions.find(({ dimension }) => dimension === 'team') ?? null) : null;
  const whom = { ALL: text.all, ROLES: text.roles(draft.roles.map((role) => roleNames[role])), USERS: text.users }[
    draft.respondents
  ];
  return (
    <>
      <p>
        {openingText.parts.whom}: {whom}, {draft.anonymous ? text.anonymous : text.named}
      </p>
      <LaunchOutcome
        people={launch.people}
        unreached={unreached}
        channels={draft.channels}
        reminders={draft.reminders}
        until={draft.deadline && openingText.outcome.untilMoment(formatDayAndTime(draft.deadline, now))}
        seen={launchText.visibility[launch.results_visibility](draft.smallestGroup)}
        teams={teams && { told: teams.groups.filter((group) => !group.never_shown).length, all: teams.groups.length }}
      >
        <BallotsHint
          settings={{
            anonymous: draft.anonymous,
            visibility: launch.results_visibility,
            dimensions: draft.dimensions,
            teams: teams?.groups.filter((group) => !group.never_shown).length ?? 0,
            asked: launch.people,
          }}
        />
        {hidden.length > 0 && (
          <p>
            {launchText.checklist.neverShown}{' '}
            {hidden.map(({ name, people }) => launchText.checklist.group(name, people)).join(', ')}
          </p>
        )}
      </LaunchOutcome>
    </>
  );
}
