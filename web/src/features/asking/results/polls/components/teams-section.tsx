import { useState } from 'react';
import { polls } from '#shared/contract/polls.ts';
import type { FrameSummary, RunFigures } from '#shared/models/run-results.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { useApi } from '#web/lib/use-api.ts';
import { questionWords } from '#web/lib/question-words.ts';
import { shorten } from '#web/lib/shorten.ts';
import { ArticleSection, Folded } from '#web/ui/article.tsx';
import { Caption, Stack, Text } from '#web/ui/layout/layout.tsx';
import { comparedBefore, teamsOf, type TeamsOfRun } from '../lib/team-figures.ts';
import { resultsText } from '#text/asking/results/polls.ts';
import type { ShownQuestion } from './shown-question.ts';
import { TeamTable } from './team-table.tsx';

const text = resultsText.teams;
/** Differences that are named; of more there are as many marks below. */
const NAMED = 2;
/** Questions one below the other; of more the rest is folded. */
const SHOWN = 2;

interface TeamsSectionProps {
  readonly summary: FrameSummary;
  /** The questions answered in numbers. */
  readonly asked: readonly ShownQuestion[];
  readonly runs: readonly RunFigures[];
}

/** The teams of a run side by side, by every question in numbers; where they are not, why, and what to do next time. */
export function TeamsSection({ summary, asked, runs }: TeamsSectionProps) {
  const [now] = useState(() => new Date());
  const beforeId = summary.by_team.length > 0 ? comparedBefore(summary, runs, now) : null;
  const { data: before = null } = useApi(polls.getSummary, beforeId === null ? null : { params: { id: beforeId } });
  const teams = teamsOf(summary, asked, before);
  const { questions, comparisons } = teams;
  const [first] = questions;
  const pooled = questions.some(({ figures }) => figures.some((figure) => figure.pooled));
  return (
    <ArticleSection id="teams" name={resultsText.sections.teams} note={first && text.note}>
      {first ? (
        <>
          <div>
            <Text as="h3" size="body" pretty breaks measure>
              {findingOf(teams)}
            </Text>
            <Caption pretty>{text.comparisons(comparisons)}</Caption>
          </div>
          <Tables runId={summary.frame.id} teams={{ ...teams, questions: questions.slice(0, SHOWN) }} />
          {questions.length > SHOWN && (
            <Folded title={resultsText.moreQuestions(questions.length - SHOWN)}>
              <Tables runId={summary.frame.id} teams={{ ...teams, questions: questions.slice(SHOWN) }} />
            </Folded>
          )}
          <Caption pretty>
            {text.legend(
              questions.some(({ figures }) => figures.some(({ before: was }) => was !== null)),
              pooled,
            )}
          </Caption>
          <Folded title={resultsText.how}>
            {text
              .how(
                questions.some(({ figures }) => figures.some(({ asked: of }) => of !== null)),
                pooled,
              )
              .map((line) => (
                <p key={line}>{line}</p>
              ))}
          </Folded>
        </>
      ) : (
        <Text size="body" tone="ink-2" pretty measure>
          {whyNone(summary, now)}
        </Text>
      )}
    </ArticleSection>
  );
}

function Tables({ runId, teams: { questions } }: { readonly runId: string; readonly teams: TeamsOfRun }) {
  return (
    <Stack fit gap="16">
      {questions.map((one) => (
        <TeamTable key={one.asked.question.id} runId={runId} teams={one} isOnly={questions.length === 1} />
      ))}
    </Stack>
  );
}

function whyNone({ frame: run }: FrameSummary, now: Date): string {
  if (!run.compare_teams) return text.off(run.results_visibility === 'live');
  return isOpen(run, now) ? text.open : text.few;
}

/** What is more than chance, team by team; else that nothing is. */
function findingOf({ questions }: TeamsOfRun): string {
  const all = questions.flatMap(({ asked, figures }) =>
    figures.flatMap(({ team, apart, before }) => {
      const words = [
        ...(apart ? [text.apart[apart.way]] : []),
        ...(before?.moved ? [text.moved[before.moved.way]] : []),
      ];
      const question = questions.length > 1 ? shorten(questionWords(asked.question.text)) : null;
      return team === null || words.length === 0 ? [] : [text.sure(team, words, question)];
    }),
  );
  if (all.length > NAMED) return [...all.slice(0, NAMED), text.more(all.length - NAMED)].join('; ');
  if (all.length > 0) return all.join('; ');
  return questions.some(({ figures }) => figures.some(({ before }) => before)) ? text.alikeToo : text.alike;
}
