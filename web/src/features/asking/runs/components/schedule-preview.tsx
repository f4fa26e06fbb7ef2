import type { Poll } from '#shared/models/poll.ts';
import type { PulseRun, SchedulePreview as Preview } from '#shared/models/pulse.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Stack, Text } from '#web/ui/layout/layout.tsx';
import { moscowDayAndTime } from '../lib/moscow-moment.ts';
import { useSchedulePreview, type ScheduleInput } from '../schedule-api.ts';
import { languagesText } from '#text/asking/languages.ts';
import { scheduleText } from '#text/asking/runs/schedule.ts';
import styles from './schedule.module.css';

const text = scheduleText.preview;

/** The next runs of a schedule as it is entered. */
export function SchedulePreview({ poll, body }: { readonly poll: Poll; readonly body: ScheduleInput | null }) {
  const { data, error } = useSchedulePreview(poll.id, body);
  return (
    <Stack as="section" gap="10" tone="ink" ruled aria-label={text.title}>
      <Text as="h3" size="body">
        {text.title}
      </Text>
      {poll.translated_into.length > 0 && <Caption>{languagesText.onHoles.schedule}</Caption>}
      {data ? (
        data.runs.length === 0 ? (
          <Caption tone="ink-3">{text.none}</Caption>
        ) : (
          <Stack as="ol" gap="12">
            {data.runs.map((run) => (
              <PreviewRun key={run.at} poll={poll} run={run} />
            ))}
          </Stack>
        )
      ) : error ? (
        <FailureNote error={error} prefix={`${text.failed}: `} />
      ) : (
        <Caption tone="ink-3">{scheduleText.loading}</Caption>
      )}
    </Stack>
  );
}

function PreviewRun({ poll, run }: { readonly poll: Poll; readonly run: Preview['runs'][number] }) {
  const questions = poll.questions.filter(({ id }) => run.question_ids.includes(id));
  return (
    <li>
      <p>
        <strong>{moscowDayAndTime(run.at)}</strong> · {run.name}
      </p>
      {run.skipped !== null ? (
        <Caption tone="ink-3">{text.skipped(run.skipped)}</Caption>
      ) : (
        <details className={styles.details}>
          <summary>
            {scheduleText.questions(questions.length)}, {text.asks(run.asked)}
            {run.left_out > 0 && `, ${text.leftOut(run.left_out)}`}
          </summary>
          <ul>
            {questions.map(({ id, text: words }) => (
              <li key={id}>{words}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** What became of the latest runs of a schedule. */
export function ScheduleLog({ runs }: { readonly runs: readonly PulseRun[] }) {
  const words = scheduleText.log;
  if (runs.length === 0) return null;
  return (
    <Stack as="section" gap="10" tone="ink" ruled aria-label={words.title}>
      <Text as="h3" size="body">
        {words.title}
      </Text>
      <Stack as="ol" gap="12">
        {runs.map((run) => (
          <li key={run.at}>
            <p>
              <strong>{moscowDayAndTime(run.at)}</strong> · {run.name}
            </p>
            <Caption tone="ink-3">
              {run.skipped === null
                ? `${words.opened(run.asked, run.questions)}${run.left_out > 0 ? words.leftOut(run.left_out) : ''}`
                : words.skipped(run.skipped)}
            </Caption>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
