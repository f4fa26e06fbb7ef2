import { Link } from 'react-router-dom';
import type { Analyst } from '#shared/analysts/index.ts';
import type { Evidence, EvidenceTask } from '#shared/models/analysis.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Inline } from '#web/ui/layout/layout.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useWorkloadEvidence } from '../api.ts';
import { EvidenceDrawer } from '../../components/evidence-drawer.tsx';
import { workSources } from '#text/rules/work-sources.ts';
import { analysisText } from '#text/analysis.ts';
import styles from './task-evidence.module.css';

const text = analysisText.evidence;
/** Tasks of Bitrix24 have this before their number on the board. */
const PORTAL_PREFIX = 'b24-';

interface TaskEvidenceProps {
  readonly workspaceId: string;
  readonly analyst: Analyst;
  readonly evidence: Evidence | null;
  readonly onClose: () => void;
}

/** Exactly the tasks that a finding rests on. */
export function TaskEvidence({ workspaceId, analyst, evidence, onClose }: TaskEvidenceProps) {
  const reading = useWorkloadEvidence(workspaceId, evidence?.id ?? null, analyst);
  return (
    <EvidenceDrawer
      evidence={evidence}
      reading={reading}
      none={text.noTasks}
      note={text.asAnalysed}
      shownOf={({ tasks }) => tasks.length}
      onClose={onClose}
    >
      {({ tasks }) => (
        <ul className={styles.tasks} aria-label={text.tasks}>
          {tasks.map((task) => (
            <TaskLine key={`${task.source} ${task.id}`} task={task} />
          ))}
        </ul>
      )}
    </EvidenceDrawer>
  );
}

function TaskLine({ task: { id, source, title, deadline, overdue } }: { readonly task: EvidenceTask }) {
  const now = useNow();
  return (
    <li className={styles.task}>
      {source === 'own' || source === 'bitrix24' ? (
        <Link to={paths.task(source === 'own' ? id : `${PORTAL_PREFIX}${id}`)} className={styles.title} dir="auto">
          {title}
        </Link>
      ) : (
        <span className={styles.title} dir="auto">
          {title}
        </span>
      )}
      <Inline as="span" gap="12" rowGap="4" size="small" tone="ink-2">
        {overdue && <Tag tone="attention">{text.late}</Tag>}
        <span>{deadline === null ? text.noDeadline : text.deadline(formatDay(deadline, now))}</span>
        {source !== 'own' && (
          <span>{source === 'bitrix24' ? workSources[source] : `${workSources[source]}, ${id}`}</span>
        )}
      </Inline>
    </li>
  );
}
