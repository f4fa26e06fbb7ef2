import { Button } from '@mantine/core';
import { useState } from 'react';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { ArticleSection } from '#web/ui/article.tsx';
import { Caption, Inline, Text } from '#web/ui/layout/layout.tsx';
import { usePeoplePages } from '../api.ts';
import { peopleListed } from '../lib/people-listed.ts';
import { surveyResultsText } from '#text/asking/results/surveys.ts';
import styles from './people-section.module.css';

const text = surveyResultsText.people;
/** Names that are shown at once. */
const SHOWN = 24;

/** Who has answered a survey with names, and who has not; of many, page after page. */
export function PeopleSection({ results }: { readonly results: SurveyResults }) {
  const { completed_users: completed, not_completed_users: waiting, people_cursor: cursor } = results.stats;
  if (!completed || !waiting) return null;
  if (cursor !== null) {
    const first = { completed_users: completed, not_completed_users: waiting };
    return <PagedPeople results={results} first={first} cursor={cursor} />;
  }
  return (
    <ArticleSection id="people" name={text.title}>
      <div className={styles.lists}>
        <Names title={text.completed(completed.length)} people={completed} none={text.nobody} />
        <Names title={text.waiting(waiting.length)} people={waiting} none={text.everybody} />
      </div>
    </ArticleSection>
  );
}

type People = NonNullable<SurveyResults['stats']['completed_users']>;

interface PagedPeopleProps {
  readonly results: SurveyResults;
  /** The page that came with the results. */
  readonly first: { readonly completed_users: People; readonly not_completed_users: People };
  /** Where the next one begins. */
  readonly cursor: string;
}

/** The counts are of everybody; the names are of those listed so far, and it is said how many these are. */
function PagedPeople({ results: { survey, stats }, first, cursor }: PagedPeopleProps) {
  const [begun, setBegun] = useState(false);
  const { pages = [], error, busy, wantsMore, hasMore, more, retry } = usePeoplePages(survey.id, begun ? cursor : null);
  const { completed_users: completed, not_completed_users: waiting } = peopleListed([first, ...pages]);
  const answered = stats.total_responded - stats.responded_by_link;
  const missing = Math.max(0, stats.total_invited - answered);
  const isWhole = begun && pages.length > 0 && !hasMore && !wantsMore;
  return (
    <ArticleSection id="people" name={text.title}>
      <div className={styles.lists}>
        <Names
          title={text.completed(answered)}
          people={completed}
          none={answered > 0 ? text.noneListed : text.nobody}
        />
        <Names title={text.waiting(missing)} people={waiting} none={missing > 0 ? text.noneListed : text.everybody} />
      </div>
      {error !== undefined && <FailureNote error={error} />}
      {!isWhole && (
        <Caption above="14">
          {text.listed(completed.length + waiting.length, stats.total_invited)}{' '}
          <Button
            variant="subtle"
            disabled={busy}
            onClick={() => {
              if (!begun) setBegun(true);
              else if (error === undefined) more();
              else retry();
            }}
          >
            {text.next}
          </Button>
        </Caption>
      )}
    </ArticleSection>
  );
}

interface NamesProps {
  readonly title: string;
  readonly people: People;
  readonly none: string;
}

function Names({ title, people, none }: NamesProps) {
  const [all, setAll] = useState(false);
  const shown = all ? people : people.slice(0, SHOWN);
  return (
    <section aria-label={title}>
      <Text as="h3" below="8" size="body">
        {title}
      </Text>
      {people.length === 0 ? (
        <Text tone="ink-2">{none}</Text>
      ) : (
        <Inline as="ul" align="stretch" gap="6" className={styles.names}>
          {shown.map(({ user_id, user_name }) => (
            <li key={user_id} dir="auto">
              {user_name}
            </li>
          ))}
        </Inline>
      )}
      {shown.length < people.length && (
        <Button variant="subtle" className={styles.more ?? ''} onClick={() => setAll(true)}>
          {text.more(people.length - shown.length)}
        </Button>
      )}
    </section>
  );
}
