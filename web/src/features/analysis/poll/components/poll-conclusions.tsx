import { type ReactNode, useState } from 'react';
import type { Evidence, PollFinding, PollSummary } from '#shared/models/analysis.ts';
import { formatNumber } from '#text/format.ts';
import { Folded, Folds } from '#web/ui/article.tsx';
import { Card } from '#web/ui/card.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Finding } from '../../components/finding.tsx';
import finding from '../../components/finding.module.css';
import type { FindingOrigin } from '../../lib/finding-task.ts';
import { originOf } from '../lib/origin.ts';
import { quotedOnce } from '../lib/quoted-once.ts';
import { notQuoted } from '../lib/not-quoted.ts';
import type { AnsweredSubject } from '../api.ts';
import { pollAnalysisText as text } from '#text/analysis/poll.ts';
import { AnswerEvidence } from './answer-evidence.tsx';
import styles from './poll-conclusions.module.css';
import { Themes } from './themes.tsx';

const TONES = ['positive', 'negative', 'mixed', 'neutral', 'unclear'] as const;

interface PollConclusionsProps {
  readonly subject: AnsweredSubject;
  readonly summary: PollSummary;
  /** What else is folded. */
  readonly children?: ReactNode;
}

/**
 * What people write about, in which tone, and what follows from it. The page tells the figures before, and the service's
 * own analysis sums up nothing else: its conclusions are folded.
 */
export function PollConclusions({ subject, summary, children }: PollConclusionsProps) {
  const [evidence, setEvidence] = useState<Evidence | null>(null);
  const origin = originOf(subject, summary);
  const told = quotedOnce(summary);
  const { statistics, sentiment_analysis: sentiment } = summary;
  const shared = { origin, onEvidence: setEvidence };
  const known = summary.ai_provider === 'builtin';
  const findings = Object.values(told).flatMap((some) => some.map((one) => one.text));
  const lead = notQuoted(summary.summary, [...findings, statistics.participation_analysis]);
  const patterns = notQuoted(statistics.response_patterns, [...findings, lead]);
  return (
    <>
      {!known && lead !== '' && (
        <Text size="lead" pretty breaks measure>
          {lead}
        </Text>
      )}
      <Themes summary={summary} {...shared} />
      <Folds>
        <Inline align="baseline" gap="20" rowGap="4">
          <Text as="h3" size="note">
            {text.sentiment.title}: {text.sentiment.overall[sentiment.overall_sentiment]}
          </Text>
          {TONES.some((tone) => sentiment.tones[tone] > 0) && (
            <Inline as="dl" align="stretch" gap="16" rowGap="4" size="small" className={styles.tones}>
              {TONES.map((tone) => (
                <div key={tone}>
                  <dt>{text.sentiment.tones[tone]}</dt>
                  <dd>{formatNumber(sentiment.tones[tone])}</dd>
                </div>
              ))}
            </Inline>
          )}
        </Inline>
        {children}
        <Folded title={text.conclusions} isOpen={!known}>
          <Stack fit gap="20" tone="ink">
            <Findings title={text.findings.key} findings={told.key_findings} {...shared} />
            <Findings title={text.findings.concern} findings={told.areas_of_concern} {...shared} />
            <Findings title={text.findings.highlights} findings={told.positive_highlights} {...shared} />
            <Findings title={text.findings.insights} findings={told.insights} {...shared} />
          </Stack>
        </Folded>
        <Folded title={text.how}>
          <p>{sentiment.sentiment_details}</p>
          <p>{text.themes.note}</p>
          <p>{statistics.participation_analysis}</p>
          {patterns !== '' && (
            <p>
              {text.patterns}: {patterns}
            </p>
          )}
          <p>{text.basis(summary.total_responses, summary.frames_analyzed)}</p>
        </Folded>
      </Folds>
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
