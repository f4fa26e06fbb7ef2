import type { WorkloadRecommendations } from '#shared/models/analysis.ts';
import { Card } from '#web/ui/card.tsx';
import { Caption, Stack, Text } from '#web/ui/layout/layout.tsx';
import { workloadText } from '#text/analysis/workload.ts';
import styles from './strategies.module.css';

const text = workloadText.actions;
type Strategy = WorkloadRecommendations['strategies'][number];

interface StrategiesProps {
  readonly priorities: readonly string[];
  readonly strategies: readonly Strategy[];
}

/** What takes longer than a task: the priorities of the next months and the changes behind them. */
export function Strategies({ priorities, strategies }: StrategiesProps) {
  return (
    <>
      {priorities.length > 0 && (
        <Card title={text.priorities}>
          <Stack as="ol" gap="8" className={styles.priorities}>
            {priorities.map((priority) => (
              <li key={priority}>{priority}</li>
            ))}
          </Stack>
        </Card>
      )}
      {strategies.length > 0 && (
        <Card title={text.strategies}>
          {strategies.map((strategy) => (
            <StrategyDetails key={strategy.name} strategy={strategy} />
          ))}
        </Card>
      )}
    </>
  );
}

function StrategyDetails({ strategy }: { readonly strategy: Strategy }) {
  const { name, description, initiatives } = strategy;
  return (
    <details className={styles.strategy}>
      <summary>
        <Text as="h3" size="body" breaks>
          {name}
        </Text>
      </summary>
      <p>{description}</p>
      <dl className={styles.facts}>
        <Fact name={text.focus} value={strategy.strategic_focus} />
        <Fact name={text.businessCase} value={strategy.business_case} />
        <Fact name={text.roi} value={strategy.roi_projection} />
      </dl>
      {initiatives.length > 0 && (
        <>
          <h4 className={styles.subtitle}>{text.initiatives}</h4>
          <Stack as="ul" gap="10">
            {initiatives.map((initiative) => (
              <li key={initiative.name}>
                <strong>{initiative.name}</strong>
                <p>{initiative.description}</p>
                <Caption>{text.initiative(initiative.total_timeline, initiative.budget_estimate)}</Caption>
              </li>
            ))}
          </Stack>
        </>
      )}
    </details>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  if (value === '') return null;
  return (
    <div>
      <Caption as="dt">{name}</Caption>
      <dd>{value}</dd>
    </div>
  );
}
