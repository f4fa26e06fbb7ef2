import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ToTask } from '../components/to-task.tsx';
import { Preparing } from '../components/preparing.tsx';
import { isUnderWay } from '../lib/job-state.ts';
import { useSurveyRecommendations } from '../poll/api.ts';
import { AnalysisFailure } from '../poll/components/analysis-failure.tsx';
import { originOf } from '../poll/lib/origin.ts';
import { pollAnalysisText } from '../poll/text.ts';
import styles from './survey-next-steps.module.css';

/** What can be begun with; whoever has done these asks again. */
const SHOWN = 3;
/** Of what is not to be done at once the analysis names no priority. */
const LESS_URGENT = { priority: 'medium' } as const;

/** What to do next: the first recommendations about a survey, each of which can become a task. */
export default function SurveyNextSteps({ surveyId }: { readonly surveyId: string }) {
  const advice = useSurveyRecommendations(surveyId, 'builtin');
  const { result } = advice;
  const steps = result
    ? [
        ...result.immediate_actions.map((one) => ({ ...one, horizon: 'now' as const })),
        ...result.short_term_initiatives.map((one) => ({ ...one, ...LESS_URGENT, horizon: 'soon' as const })),
        ...result.long_term_strategies.map((one) => ({ ...one, ...LESS_URGENT, horizon: 'later' as const })),
      ].slice(0, SHOWN)
    : [];
  return (
    <Card title={pollAnalysisText.nextSteps}>
      <Preparing reading={advice} analyst="builtin" told={null} last={null} onBuiltin={advice.ask} />
      {advice.error !== undefined && (
        <AnalysisFailure tab="recommendations" reading={advice} analyst="builtin" onBuiltin={advice.ask} />
      )}
      {!result && (advice.asking || (advice.job && isUnderWay(advice.job))) && <Skeleton height={120} />}
      {result && steps.length === 0 && <p className={styles.text}>{result.executive_summary}</p>}
      <ul className={styles.steps}>
        {result &&
          steps.map(({ id, title, description, timeline, metric, priority, horizon }, place) => (
            <li key={id}>
              <h3 className={styles.title} dir="auto">
                {title}
              </h3>
              <p className={styles.text}>{description}</p>
              <div className={styles.foot}>
                <span className={styles.when}>{timeline}</span>
                <ToTask
                  worthy={{
                    origin: originOf({ kind: 'survey', id: surveyId }, result),
                    title,
                    metric,
                    plan: { description, priority, horizon },
                  }}
                  first={place === 0}
                />
              </div>
            </li>
          ))}
      </ul>
    </Card>
  );
}
