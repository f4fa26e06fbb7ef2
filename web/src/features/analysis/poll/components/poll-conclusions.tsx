import { useState } from 'react';
import type { Evidence, PollFinding, PollSummary } from '#shared/models/analysis.ts';
import { formatNumber } from '#web/lib/formatters.ts';
import { Card } from '#web/ui/card.tsx';
import { Finding } from '../../components/finding.tsx';
import finding from '../../components/finding.module.css';
import type { FindingOrigin } from '../../lib/finding-task.ts';
import { originOf } from '../lib/origin.ts';
import { toldOnce } from '../lib/told-once.ts';
import type { AnsweredSubject } from '../api.ts';
import { pollAnalysisText as text } from '../text.ts';
import { AnswerEvidence } from './answer-evidence.tsx';
import styles from './poll-conclusions.module.css';
import { Themes } from './themes.tsx';

const TONES = ['positive', 'negative', 'mixed', 'neutral', 'unclear'] as const;

interface PollConclusionsProps {
  readonly subject: AnsweredSubject;
  readonly summary: PollSummary;
}

/** What people write about, in which tone, and what follows from it. */
export function PollConclusions({ subject, summary }: PollConclusionsProps) {
  const [evidence, setEvidence] = useState<Evidence | null>(null);
  const origin = originOf(subject, summary);
  const told = toldOnce(summary);
  const { statistics, sentiment_analysis: sentiment } = summary;
  const shared = { origin, onEvidence: setEvidence };
  return (
    <>
      <p className={styles.lead}>
        {summary.summary}{' '}
        <span className={styles.basis}>{text.basis(summary.total_responses, summary.frames_analyzed)}</span>
      </p>
      <Themes summary={summary} {...shared} />
      <Findings title={text.findings.key} findings={told.key_findings} {...shared} />
      <div className={styles.pair}>
        <Findings title={text.findings.concern} findings={told.areas_of_concern} {...shared} />
        <Findings title={text.findings.highlights} findings={told.positive_highlights} {...shared} />
      </div>
      <Findings title={text.findings.insights} findings={told.insights} {...shared} />
      <div className={styles.pair}>
        <Card
          title={`${text.sentiment.title}: ${text.sentiment.overall[sentiment.overall_sentiment]}`}
          label={text.sentiment.title}
        >
          <dl className={styles.tones}>
            {TONES.map((tone) => (
              <div key={tone}>
                <dt>{text.sentiment.tones[tone]}</dt>
                <dd>{formatNumber(sentiment.tones[tone])}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.text}>{sentiment.sentiment_details}</p>
        </Card>
        <Card title={text.participation}>
          <p className={styles.text}>{statistics.participation_analysis}</p>
          <h3 className={styles.subtitle}>{text.patterns}</h3>
          <p className={styles.text}>{statistics.response_patterns}</p>
        </Card>
      </div>
      <AnswerEvidence
        subject={subject}
        analyst={summary.ai_provider}
        evidence={evidence}
        onClose={() => setEvidence(null)}
      />
    </>
  );
}

interface FindingsProps {
  readonly title: string;
  readonly findings: readonly PollFinding[];
  readonly origin: FindingOrigin;
  readonly onEvidence: (evidence: Evidence) => void;
}

function Findings({ title, findings, origin, onEvidence }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <Card title={title}>
      <ul className={finding.findings}>
        {findings.map(({ id, text: said, confidence, evidence, metric }) => (
          <Finding
            key={id}
            id={id}
            title={said}
            confidence={confidence}
            evidence={evidence}
            worthy={{ origin, title: said, metric }}
            onEvidence={onEvidence}
          />
        ))}
      </ul>
    </Card>
  );
}
