import { Link } from 'react-router-dom';
import { tasks } from '#shared/contract/tasks.ts';
import type { Task } from '#shared/models/task.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Caption, Stack, Text } from '#web/ui/layout/layout.tsx';
import { useTaskEffect } from '../api.ts';
import { effectWords } from '../details/lib/effect-words.ts';
import { tasksSummaryText } from './text.ts';

const text = tasksSummaryText.steps;
/** Among so many of the newest completed tasks those are looked for whose effect is measured; so many are shown. */
const [LOOKED_AT, SHOWN] = [50, 2];
/** What was done longer ago says little of now. */
const LATELY_MILLISECONDS = 120 * 86_400_000;

/** What the steps brought that were taken last, as far as it is measured; nothing where none is. */
export default function LastStepsCard() {
  const { workspace } = useWorkspace();
  const now = useNow();
  const query = { workspace_id: workspace.id, status: 'COMPLETED', limit: String(LOOKED_AT) } as const;
  const { data } = useApi(tasks.listTasks, { query }, { revalidateOnFocus: false });
  const since = new Date(now.getTime() - LATELY_MILLISECONDS).toISOString();
  const measured = (data?.tasks ?? [])
    .filter(({ source, closed_date: closed }) => source?.metric && closed !== null && closed >= since)
    .toSorted((a, b) => (a.closed_date! < b.closed_date! ? 1 : -1))
    .slice(0, SHOWN);
  if (measured.length === 0) return null;
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
