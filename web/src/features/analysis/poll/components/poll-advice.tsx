import type { ReactNode } from 'react';
import type { Metric, PollRecommendations, Severity } from '#shared/models/analysis.ts';
import { Folded, Folds } from '#web/ui/article.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { SEVERITY_TONES } from '../../components/severity-tones.ts';
import { ToTask } from '../../components/to-task.tsx';
import type { FindingOrigin } from '../../lib/finding-task.ts';
import type { AnsweredSubject } from '../api.ts';
import { originOf } from '../lib/origin.ts';
import { analysisText } from '#text/analysis.ts';
import { pollAnalysisText } from '#text/analysis/poll.ts';
import styles from './poll-advice.module.css';

const text = pollAnalysisText.recommendations;

interface Advice {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly timeline: string;
  readonly metric: Metric | null;
  readonly horizon: 'now' | 'soon' | 'later';
  /** Said of what is to be done now; the rest follows from the same concerns and is less urgent. */
  readonly priority?: Severity;
  /** What else is to be known, line by line. */
  readonly facts: readonly string[];
}

interface PollAdviceProps {
  readonly subject: AnsweredSubject;
  readonly recommendations: PollRecommendations;
  /** What else says what to do, folded beside what comes later. */
  readonly children?: ReactNode;
}

/** What to do about the answers: now, soon, later, the first of each at once. */
export function PollAdvice({ subject, recommendations, children }: PollAdviceProps) {
  const origin = originOf(subject, recommendations);
  const horizons = horizonsOf(recommendations).filter(({ advice }) => advice.length > 0);
  const first = horizons[0]?.advice[0];
  // The service's own summary names the steps that stand below it.
  const isSaid = recommendations.ai_provider !== 'builtin' || horizons.length === 0;
  const later: readonly (readonly [string, readonly string[]])[] = [
    [
      text.regular,
      recommendations.continuous_improvements.map(
        ({ area, frequency, actions }) => `${text.area(area, frequency)}: ${actions.join('; ')}`,
      ),
    ],
    [text.success, recommendations.success_metrics],
    [text.next, recommendations.next_survey_recommendations],
  ];
  return (
    <>
      {isSaid && (
        <Text pretty breaks measure>
          {recommendations.executive_summary}
        </Text>
      )}
      {horizons.length > 0 && (
        <div className={styles.horizons}>
          {horizons.map(({ name, advice: [one, ...more] }) => (
            <Stack
              as="section"
              key={name}
              fit
              gap="6"
              className={styles.horizon}
              data-first={one === first}
              aria-label={text[name]}
            >
              <Caption breaks>{[text[name], one?.timeline].filter(Boolean).join(' · ')}</Caption>
              {one && (
                <AdviceItem advice={one} origin={origin} first={one === first}>
                  {more.length > 0 && (
                    <Folded title={text.more(more.length)}>
                      {more.map((other) => (
                        <AdviceItem key={other.id} advice={other} origin={origin} first={false}>
                          <p>{other.timeline}</p>
                        </AdviceItem>
                      ))}
                    </Folded>
                  )}
                </AdviceItem>
              )}
            </Stack>
          ))}
        </div>
      )}
      <Folds>
        {later.some(([, items]) => items.length > 0) && (
          <Folded title={text.after}>
            {later.map(([title, items]) => (
              <Lines key={title} title={title} items={items} />
            ))}
          </Folded>
        )}
        {children}
      </Folds>
    </>
  );
}

interface AdviceItemProps {
  readonly advice: Advice;
  readonly origin: FindingOrigin;
  readonly first: boolean;
  /** What stands below it. */
  readonly children: ReactNode;
}

function AdviceItem({ advice, origin, first, children }: AdviceItemProps) {
  const { title, description, horizon, priority, facts, metric } = advice;
  return (
    <Stack gap="4">
      <Text as="h3" size="body" tone="ink" breaks className={styles.title} dir="auto">
        {title}
      </Text>
      <Text size="note" tone="ink-2" pretty breaks>
        {description}
      </Text>
      <Inline gap="10" rowGap="4" above="4">
        {priority && (
          <Tag tone={SEVERITY_TONES[priority]}>{analysisText.priority(analysisText.severity[priority])}</Tag>
        )}
        <ToTask
          worthy={{ origin, title, metric, plan: { description, priority: priority ?? 'medium', horizon } }}
          first={first}
        />
      </Inline>
      <Folds>
        {facts.length > 0 && (
          <Folded title={text.facts}>
            {facts.map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
          </Folded>
        )}
        {children}
      </Folds>
    </Stack>
  );
}

function Lines({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <Text as="h3" below="4" size="note" tone="ink">
        {title}
      </Text>
      <Stack as="ul" gap="4" breaks>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Stack>
    </div>
  );
}

/** The three horizons, whose recommendations have names of their own for the same things. */
function horizonsOf(recommendations: PollRecommendations) {
  const { immediate_actions: now, short_term_initiatives: soon, long_term_strategies: later } = recommendations;
  return [
    {
      name: 'now' as const,
      advice: now.map((one): Advice => ({
        ...one,
        horizon: 'now',
        facts: [said(text.responsible, one.responsible), said(text.outcome, one.expected_outcome)].flat(),
      })),
    },
    {
      name: 'soon' as const,
      advice: soon.map((one): Advice => ({
        ...one,
        horizon: 'soon',
        facts: [said(text.resources, one.resources_needed), said(text.metrics, one.success_metrics.join('; '))].flat(),
      })),
    },
    {
      name: 'later' as const,
      advice: later.map((one): Advice => ({
        ...one,
        horizon: 'later',
        facts: [said(text.investment, one.investment_required), said(text.outcome, one.expected_impact)].flat(),
      })),
    },
  ];
}

/** A line, or none where there is nothing to say. */
function said(words: (value: string) => string, value: string): string[] {
  return value === '' ? [] : [words(value)];
}
