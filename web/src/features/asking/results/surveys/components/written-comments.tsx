import { Button, CloseButton, NativeSelect, TextInput } from '@mantine/core';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { SurveyQuestion } from '#shared/models/survey-answers.ts';
import type { SurveyQuestionFigures, SurveyResults } from '#shared/models/survey-results.ts';
import { Link } from 'react-router-dom';
import { dialoguesText } from '#text/asking/dialogues.ts';
import { paths } from '#web/lib/paths.ts';
import { shorten } from '#web/lib/shorten.ts';
import { isInWords } from '#shared/question-kinds/index.ts';
import { figuresText } from '#text/common/figures.ts';
import { SearchIcon } from '#web/ui/icons.tsx';
import { Caption, Inline, Text } from '#web/ui/layout/layout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { useComments } from '../api.ts';
import { silenceOf } from '../lib/silence.ts';
import { surveyResultsText } from '#text/asking/results/surveys.ts';
import styles from './written-comments.module.css';

const text = surveyResultsText.comments;
/** So many are quoted before somebody reads all. */
const FEW = 3;
/** So many are drawn at first, and again with each press. */
const SHOWN = 10;

interface WrittenCommentsProps {
  readonly results: SurveyResults;
  /** All of them from the start, where others have quoted a few. */
  readonly isWhole?: boolean;
}

/** What people wrote in their own words, one question at a time: a few answers, all of them behind a press. */
export function WrittenComments({ results, isWhole = false }: WrittenCommentsProps) {
  const { survey, questions } = results;
  const asked = survey.questions.filter(isInWords);
  const [chosen, setChosen] = useState<string | null>(null);
  const [all, setAll] = useState(false);
  const question = asked.find(({ id }) => id === chosen) ?? asked[0];
  if (!question || results.shown === 0) return null;
  return (
    <Inline justify="between" gap="20" rowGap="8" className={styles.written}>
      {asked.length > 1 ? (
        <NativeSelect
          aria-label={text.question}
          className={styles.choice}
          value={question.id}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={asked.map(({ id, text: name }) => ({ value: id, label: shorten(name) }))}
        />
      ) : (
        <Text as="h3" size="body" breaks dir="auto">
          {question.text}
        </Text>
      )}
      <Answers
        key={question.id}
        surveyId={survey.id}
        question={question}
        figures={questions.find(({ question_id }) => question_id === question.id)}
        nothing={text.nothing[silenceOf(results, question)](survey.smallest_group)}
        anonymous={survey.anonymous}
        all={isWhole || all}
        onAll={isWhole ? null : setAll}
      />
    </Inline>
  );
}

interface AnswersProps {
  readonly surveyId: string;
  readonly question: SurveyQuestion;
  readonly figures: SurveyQuestionFigures | undefined;
  /** What is said where there is nothing to read. */
  readonly nothing: string;
  readonly anonymous: boolean;
  /** Whether all of them are shown, with a search; a few else. */
  readonly all: boolean;
  /** Null where nothing else can be shown. */
  readonly onAll: ((all: boolean) => void) | null;
}

function Answers({ surveyId, question, figures, nothing, anonymous, all: isWhole, onAll }: AnswersProps) {
  const { pages, error, busy, hasMore, more, retry } = useComments(surveyId, question.id);
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(SHOWN);
  const query = useDeferredValue(typed.trim().toLowerCase());
  const all = useMemo(() => pages?.flatMap(({ comments }) => comments) ?? [], [pages]);
  const found = useMemo(
    () => (query === '' ? all : all.filter((comment) => comment.text.toLowerCase().includes(query))),
    [all, query],
  );
  // A search that passes over what was not read would be wrong in silence; a page may have no words at all.
  const readsOn = (query !== '' || all.length === 0) && hasMore && !busy && error === undefined;
  useEffect(() => {
    if (readsOn) more();
  }, [readsOn, more]);

  if (pages === undefined && error !== undefined) {
    return <ErrorState title={text.loadFailed} error={error} onRetry={retry} />;
  }
  if (pages === undefined) return <Skeleton height={120} />;
  if (all.length === 0 && !hasMore) return <Caption>{nothing}</Caption>;
  const shown = found.slice(0, isWhole ? most : FEW);
  const count = figures?.answered ?? all.length;
  const isMore = isWhole && (found.length > shown.length || (query === '' && hasMore));
  const comments = (
    <ul className={styles.comments}>
      {shown.map(({ text: said, user_name: name, dialogue_id: dialogue }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same may be written twice, and nothing moves
        <li key={index} className={styles.comment}>
          <p dir="auto">{said}</p>
          {name !== null && <Caption>{name}</Caption>}
          {dialogue !== undefined && (
            <Link
              to={paths.surveyDialogues(surveyId, dialogue)}
              className={styles.dialogue}
              aria-label={`${dialoguesText.answer}: ${said}`}
            >
              {dialoguesText.answer}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
  const toggle = onAll && all.length > FEW && (
    <Button variant="subtle" className={styles.more ?? ''} aria-expanded={isWhole} onClick={() => onAll(!isWhole)}>
      {isWhole ? text.fold : text.readAll(count)}
    </Button>
  );
  if (!isWhole) {
    return (
      <>
        {toggle}
        {shown.length > 0 && comments}
      </>
    );
  }
  return (
    <>
      <Inline gap="16" rowGap="8" className={styles.bar}>
        <TextInput
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          className={styles.search ?? ''}
          leftSection={<SearchIcon size={18} />}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setMost(SHOWN);
          }}
          rightSection={typed !== '' && <CloseButton aria-label={text.clear} onClick={() => setTyped('')} />}
        />
        <Caption role="status">{query === '' ? figuresText.answers(count) : text.found(found.length)}</Caption>
      </Inline>
      {query !== '' && found.length === 0 && !busy ? <Caption>{text.notFound(typed.trim())}</Caption> : comments}
      {error !== undefined && <ErrorState title={text.loadFailed} error={error} onRetry={retry} />}
      {isMore && (
        <Button
          variant="subtle"
          className={styles.more ?? ''}
          loading={busy}
          onClick={() => {
            setMost(most + SHOWN * 2);
            if (found.length <= most + SHOWN * 2 && hasMore) more();
          }}
        >
          {text.more}
        </Button>
      )}
      {anonymous && <Caption>{text.order}</Caption>}
      {toggle}
    </>
  );
}
