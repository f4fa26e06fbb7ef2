import type { Analyst } from '#shared/analysts/index.ts';
import type { Evidence } from '#shared/models/analysis.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { useEvidence, type AnsweredSubject } from '../api.ts';
import { EvidenceDrawer } from '../../components/evidence-drawer.tsx';
import { analysisText } from '#text/analysis.ts';
import styles from './answer-evidence.module.css';

const text = analysisText.evidence;

interface AnswerEvidenceProps {
  readonly subject: AnsweredSubject;
  readonly analyst: Analyst;
  readonly evidence: Evidence | null;
  readonly onClose: () => void;
}

/** Exactly the answers that a finding rests on: words alone. */
export function AnswerEvidence({ subject, analyst, evidence, onClose }: AnswerEvidenceProps) {
  const reading = useEvidence(subject, evidence?.id ?? null, analyst);
  return (
    <EvidenceDrawer
      evidence={evidence}
      reading={reading}
      none={text.noAnswers}
      note={text.anonymous}
      shownOf={({ answers }) => answers.length}
      onClose={onClose}
    >
      {({ answers }) => (
        <Stack as="ul" gap="12" aria-label={text.answers}>
          {answers.map(({ content }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same may be written twice, and the list does not change
            <li key={index} className={styles.answer} dir="auto">
              {content}
            </li>
          ))}
        </Stack>
      )}
    </EvidenceDrawer>
  );
}
