import { Button } from '@mantine/core';
import { useState } from 'react';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import { Card } from '#web/ui/card.tsx';
import { surveyResultsText } from '../text.ts';
import styles from './people-card.module.css';

const text = surveyResultsText.people;
/** Names that are shown at once. */
const SHOWN = 24;

/** Who has answered a survey with names, and who has not. */
export function PeopleCard({ results: { stats } }: { readonly results: SurveyResults }) {
  const { completed_users: completed, not_completed_users: waiting } = stats;
  if (!completed || !waiting) return null;
  return (
    <Card title={text.title}>
      <div className={styles.lists}>
        <Names title={text.completed(completed.length)} people={completed} none={text.nobody} />
        <Names title={text.waiting(waiting.length)} people={waiting} none={text.everybody} />
      </div>
    </Card>
  );
}

interface NamesProps {
  readonly title: string;
  readonly people: NonNullable<SurveyResults['stats']['completed_users']>;
  readonly none: string;
}

function Names({ title, people, none }: NamesProps) {
  const [all, setAll] = useState(false);
  const shown = all ? people : people.slice(0, SHOWN);
  return (
    <section aria-label={title}>
      <h3 className={styles.subtitle}>{title}</h3>
      {people.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.names}>
          {shown.map(({ user_id, user_name }) => (
            <li key={user_id} dir="auto">
              {user_name}
            </li>
          ))}
        </ul>
      )}
      {shown.length < people.length && (
        <Button variant="subtle" className={styles.more ?? ''} onClick={() => setAll(true)}>
          {text.more(people.length - shown.length)}
        </Button>
      )}
    </section>
  );
}
