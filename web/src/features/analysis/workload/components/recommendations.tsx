import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { WorkloadInsight, WorkloadRecommendations } from '#shared/models/analysis.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkIcon } from '#web/ui/icons.tsx';
import { Caption, Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { ToTask } from '../../components/to-task.tsx';
import { SEVERITY_TONES } from '../../components/severity-tones.ts';
import { numbered } from '#web/lib/new-task.ts';
import type { FindingOrigin } from '../../lib/finding-task.ts';
import { analysisText } from '#text/analysis.ts';
import { workloadText } from '#text/analysis/workload.ts';
import styles from './recommendations.module.css';
import { Strategies } from './strategies.tsx';

const text = workloadText.actions;
/** A longer text is no headline. */
const HEADLINE_LENGTH = 160;
const HORIZONS = ['now', 'soon', 'later'] as const;

type Action = WorkloadRecommendations['immediate_actions'][number];

interface RecommendationsProps {
  readonly recommendations: WorkloadRecommendations;
  /** What they follow from. */
  readonly insights: readonly WorkloadInsight[];
}

/** What to do, by when: now, soon, later; each with the finding it follows from. */
export function Recommendations({ recommendations, insights }: RecommendationsProps) {
  const { workspace } = useWorkspace();
  const origin = { kind: 'recommendation', subjectId: workspace.id, ...recommendations } as const;
  const actions = HORIZONS.flatMap((horizon) =>
    recommendations.immediate_actions.filter((action) => action.horizon === horizon),
  );
  const { continuous_improvement: after, executive_recommendations: said } = recommendations;
  const short = said.length <= HEADLINE_LENGTH;
  return (
    <>
      <Card
        title={short ? said : text.title}
        label={text.title}
        {...(!short && { lead: said })}
        aside={
          insights.length > 0 && (
            <Caption as="span" pretty breaks>
              {text.counted(actions.length, insights.length)}
            </Caption>
          )
        }
      >
        {actions.length > 0 && (
          <Stack as="ol">
            {actions.map((action, index) => (
              <ActionRow
                key={action.id}
                action={action}
                origin={origin}
                // Of several of one horizon the first says which it is.
                headed={actions[index - 1]?.horizon !== action.horizon}
                first={index === 0}
                insights={insights}
              />
            ))}
          </Stack>
        )}
      </Card>
      <Strategies priorities={recommendations.strategic_priorities} strategies={recommendations.strategies} />
      <div className={styles.after}>
        <After title={text.indicators} items={after.key_performance_indicators} />
        <After title={text.triggers} items={after.escalation_triggers} />
        <After title={text.monitoring} items={after.monitoring_recommendations} />
      </div>
    </>
  );
}

interface ActionRowProps {
  readonly action: Action;
  readonly origin: FindingOrigin;
  readonly headed: boolean;
  readonly first: boolean;
  readonly insights: readonly WorkloadInsight[];
}

function ActionRow({ action, origin, headed, first, insights }: ActionRowProps) {
  const titleId = useId();
  return (
    <li className={styles.action} id={action.id} tabIndex={-1} aria-labelledby={titleId}>
      <div className={styles.when}>
        <p className={headed ? styles.horizon : 'visually-hidden'}>{text.horizons[action.horizon]}</p>
        <Caption pretty breaks>
          {action.timeline}
        </Caption>
      </div>
      <Stack gap="6" shrink className={styles.what}>
        <h3 id={titleId} className={styles.title} dir="auto">
          {action.title}
        </h3>
        <Text tone="ink-2" pretty breaks className={styles.text}>
          {action.description}
        </Text>
        {action.steps.length > 0 && (
          <Stack as="ul" gap="4" className={styles.steps} aria-label={text.steps}>
            {action.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Stack>
        )}
        {action.target_employees.length > 0 && (
          <Caption pretty breaks>
            {text.targets(action.target_employees.join(', '))}
          </Caption>
        )}
        {action.success_metrics.length > 0 && (
          <Caption pretty breaks>
            {text.metrics}: {action.success_metrics.join('; ')}
          </Caption>
        )}
        <Inline gap="8" rowGap="0">
          <Tag tone={SEVERITY_TONES[action.priority]}>
            {analysisText.priority(analysisText.severity[action.priority])}
          </Tag>
          {action.based_on.map((id) => (
            <BasedOn key={id} id={id} number={insights.findIndex((insight) => insight.id === id) + 1} />
          ))}
        </Inline>
      </Stack>
      <ToTask
        worthy={{
          origin,
          title: action.title,
          metric: action.metric,
          plan: { description: numbered(action.steps), priority: action.priority, horizon: action.horizon },
        }}
        first={first}
      />
    </li>
  );
}

/** The finding that a recommendation follows from. */
function BasedOn({ id, number }: { readonly id: string; readonly number: number }) {
  if (number === 0) return null;
  return (
    <Link to={paths.workloadAnalysis('summary', id)} className={styles.based}>
      <span>
        <LinkIcon size={14} />
        {analysisText.basedOn(analysisText.finding(number))}
      </span>
    </Link>
  );
}

function After({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Card title={title}>
      <Stack as="ul" gap="8" tone="ink-2" breaks>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Stack>
    </Card>
  );
}
