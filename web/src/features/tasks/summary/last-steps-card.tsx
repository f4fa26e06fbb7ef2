import { Link } from 'react-router-dom';
import type { Task } from '#shared/models/task.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Card } from '#web/ui/card.tsx';
import { Caption, Stack, Text } from '#web/ui/layout/layout.tsx';
import { useTaskEffect } from '../api.ts';
import { effectWords } from '../details/lib/effect-words.ts';
import { tasksSummaryText } from '#text/tasks/summary.ts';

const text = tasksSummaryText.steps;
/** What the steps brought that were taken last, as far as it is measured. */
export default function LastStepsCard({ steps: measured }: { readonly steps: readonly Task[] }) {
  const now = useNow();
  return (
    <Card title={text.title}>
      <Stack as="ul" gap="14">
        {measured.map((task) => (
          <Step key={task.id} task={task} now={now} />
        ))}
      </Stack>
    </Card>
  );
}

function Step({ task, now }: { readonly task: Task; readonly now: Date }) {
  const { data } = useTaskEffect(task.id);
  const words = data && task.source ? effectWords(data, task.source.kind) : null;
  return (
    <li>
      <Text as="p" breaks dir="auto">
        <Link to={paths.task(task.id)}>{task.title}</Link>{' '}
        <Caption as="span">{text.done(formatDay(task.closed_date!, now))}</Caption>
      </Text>
      {words && (
        <Caption as="p" pretty>
          {words.figures} <strong>{words.certainty}</strong>
        </Caption>
      )}
    </li>
  );
}
