import { useState } from 'react';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import '#web/ui/print-sheet.css';
import { heatMapOf } from '../lib/heat-map.ts';
import { surveyResultsText } from '#text/asking/results/surveys.ts';
import { Relations } from './relations.tsx';
import { HeatGrid } from './heat-grid.tsx';
import { HeatLegend, isPlain, scaleWords } from './teams-section.tsx';
import { QuestionCards } from './question-figures.tsx';
import { SurveyFindingWords } from './finding-section.tsx';

const text = surveyResultsText;

/** The results on paper: all dimensions that are told, one below the other. Nothing else of the page prints. */
export function PrintSheet({ results }: { readonly results: SurveyResults }) {
  const { workspace } = useWorkspace();
  const [now] = useState(() => new Date());
  const { survey } = results;
  return (
    <div data-print-sheet="">
      <header>
        <h1>{survey.title}</h1>
        <p>
          {[
            workspace.name,
            text.print.printed(formatDateTime(now)),
            ...(survey.anonymous ? [text.print.anonymous] : []),
          ].join(' · ')}
        </p>
      </header>
      <section>
        <SurveyFindingWords results={results} alone />
      </section>
      {survey.dimensions.map((dimension) => {
        const map = heatMapOf(results, dimension);
        if (!map) return null;
        const title = text.heat.dimensions[dimension];
        return (
          <Card key={dimension} title={title} lead={scaleWords(map.columns)}>
            <HeatGrid map={map} smallest={survey.smallest_group} />
            <HeatLegend differ plain={isPlain(map)} />
          </Card>
        );
      })}
      <Relations results={results} />
      <QuestionCards results={results} />
    </div>
  );
}
