import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { Dialogue } from '#shared/models/dialogue.ts';
import { isUuid } from '#shared/rules/ids.ts';
import { isNotFound } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Caption, Stack, Text } from '#web/ui/layout/layout.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState, NoPermission } from '#web/ui/states.tsx';
import { dialoguesText as text } from '#text/asking/dialogues.ts';
import { type OfDialogues, useDialogues } from './api.ts';
import { Thread } from './components/thread.tsx';
import styles from './dialogues.module.css';

/** In which order they stand: what waits for whoever reads first. */
const ORDER: readonly Dialogue['state'][] = ['waiting', 'new', 'answered', 'ended'];

/** Dialogues with people nobody knows, about what they said in a run of a poll or in a survey. */
export default function DialoguesPage() {
  const { pollId = '', surveyId } = useParams();
  const [query] = useSearchParams();
  const { can } = useWorkspace();
  const runId = surveyId ?? query.get('frame') ?? '';
  const of: OfDialogues | null = isUuid(runId) ? { kind: surveyId === undefined ? 'poll' : 'survey', id: runId } : null;
  const mayRead = can('results.read');
  const found = useDialogues(mayRead ? of : null);
  const back = surveyId === undefined ? paths.pollResults(pollId) : paths.surveyResults(surveyId);
  const pathOf = (id?: string) =>
    surveyId === undefined ? paths.pollDialogues(pollId, runId, id) : paths.surveyDialogues(surveyId, id);
  return (
    <Stack fit gap="20">
      <PageHeader title={text.title} note={text.note} back={{ to: back, label: text.back }} />
      {!mayRead ? (
        <NoPermission title={text.noRightTitle}>{text.noRight}</NoPermission>
      ) : of === null || isNotFound(found.error) ? (
        <EmptyState title={text.notFoundTitle}>{text.notFound}</EmptyState>
      ) : found.data ? (
        <Dialogues of={of} dialogues={found.data.dialogues} chosen={query.get('dialogue')} pathOf={pathOf} />
      ) : found.error !== undefined ? (
        <ErrorState title={text.loadFailed} error={found.error} onRetry={() => void found.mutate()} />
      ) : (
        <SkeletonCards count={3} />
      )}
    </Stack>
  );
}

interface DialoguesProps {
  readonly of: OfDialogues;
  readonly dialogues: readonly Dialogue[];
  /** The id of the one that is read. */
  readonly chosen: string | null;
  readonly pathOf: (id?: string) => string;
}

function Dialogues({ of, dialogues, chosen, pathOf }: DialoguesProps) {
  const now = useNow();
  const { can } = useWorkspace();
  const inOrder = dialogues.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  if (inOrder.length === 0) return <EmptyState title={text.emptyTitle}>{text.empty}</EmptyState>;
  const read = inOrder.find(({ id }) => id === chosen) ?? null;
  return (
    <div className={styles.columns} data-read={read !== null}>
      <nav aria-label={text.title} className={styles.list}>
        <ul>
          {inOrder.map((one) => (
            <li key={one.id}>
              <Link to={pathOf(one.id)} aria-current={one.id === read?.id} className={styles.line}>
                <Text as="p" size="note" weight="560" breaks dir="auto" className={styles.comment}>
                  {one.comment}
                </Text>
                <span className={styles.state} data-state={one.state}>
                  {text.states[one.state]}
                </span>{' '}
                {one.messages.length > 0 && (
                  <Caption as="span">{formatDay(noonOf(one.messages.at(-1)!.on), now)}</Caption>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {read ? (
        <Thread
          key={read.id}
          of={of}
          dialogue={read}
          mayWrite={can(of.kind === 'poll' ? 'runs.edit' : 'surveys.edit')}
          back={pathOf()}
        />
      ) : (
        <Caption as="p" className={styles.choose}>
          {text.choose}
        </Caption>
      )}
      <aside className={styles.about}>
        <Stack gap="6">
          <Text as="h2" size="body" weight="600">
            {text.known}
          </Text>
          <Caption as="p">{text.knownText}</Caption>
        </Stack>
        <Stack gap="6">
          <Text as="h2" size="body" weight="600">
            {text.unknown}
          </Text>
          <ul className={styles.unknown}>
            {text.unknowns.map((one) => (
              <li key={one}>
                <Caption as="span">{one}</Caption>
              </li>
            ))}
          </ul>
          <Caption as="p">{text.delay}</Caption>
        </Stack>
        <Stack gap="6">
          <Text as="h2" size="body" weight="600">
            {text.whenOver}
          </Text>
          <Caption as="p">{text.whenOverText}</Caption>
        </Stack>
      </aside>
    </div>
  );
}

/** A day as a moment that is the same day in every zone that matters here. */
function noonOf(day: string): string {
  return `${day}T09:00:00.000Z`;
}
