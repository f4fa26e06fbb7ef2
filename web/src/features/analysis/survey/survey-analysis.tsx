import { useState, type ReactNode } from 'react';
import type { Analyst } from '#shared/analysts/index.ts';
import { useSurveyRecommendations, useSurveySummary } from '../poll/api.ts';
import { AnalysisSections } from '../poll/components/analysis-sections.tsx';

interface SurveyAnalysisProps {
  readonly surveyId: string;
  /** What people wrote, a few of it: left out where themes quote it. */
  readonly quotes: ReactNode;
  /** All of it, folded. */
  readonly allWritten: ReactNode;
  readonly relations: ReactNode;
}

/** What people have written in a survey, and what to do about it. */
export default function SurveyAnalysis({ surveyId, quotes, allWritten, relations }: SurveyAnalysisProps) {
  const [analyst, setAnalyst] = useState<Analyst>('builtin');
  const summary = useSurveySummary(surveyId, analyst);
  const hasThemes = (summary.result?.themes.length ?? 0) > 0;
  return (
    <AnalysisSections
      subject={{ kind: 'survey', id: surveyId }}
      summary={summary}
      advice={useSurveyRecommendations(surveyId, analyst)}
      analyst={analyst}
      onAnalyst={setAnalyst}
      quotes={hasThemes ? null : quotes}
      allWritten={hasThemes && allWritten}
      relations={relations}
    />
  );
}
