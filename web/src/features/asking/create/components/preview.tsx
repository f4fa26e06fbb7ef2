import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { workspaces } from '#shared/contract/workspaces.ts';
import { usePollActions, usePollLines } from '#web/features/asking/api.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { usualDeadline } from '#web/lib/deadline.ts';
import type { PollToOpen } from '#web/features/asking/lib/created-poll.ts';
import { newPollOf, type PollTemplate } from '#web/features/asking/lib/poll-templates.ts';
import { deadlineWords } from '#web/lib/deadline-words.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Stack } from '#web/ui/layout/layout.tsx';
import { LimitHint } from '#web/ui/limit-hint.tsx';
import { Note } from '#web/ui/note.tsx';
import { useMembers } from '#web/lib/use-members.ts';
import type { Ready } from '../lib/ready.ts';
import { readyText } from '#text/asking/create.ts';
import styles from './preview.module.css';

const text = readyText.preview;

/** What was chosen, to be read whole: its questions, how it will go, and what can be done with it. */
export function Preview({ ready }: { readonly ready: Ready }) {
  return (
    <Stack fit gap="16">
      <Questions questions={ready.questions} />
      {ready.kind === 'survey' ? <OfSurvey ready={ready} /> : <OfPoll ready={ready} />}
    </Stack>
  );
}

/** The questions under their headings, numbered through. */
function Questions({ questions }: Pick<Ready, 'questions'>) {
  const begins = questions.flatMap(({ section }, at) =>
    at === 0 || section !== questions[at - 1]!.section ? [at] : [],
  );
  return (
    <Stack gap="12">
      {begins.map((from, at) => (
        <div key={from}>
          {questions[from]!.section !== null && (
            <Caption below="6" weight="600">
              {questions[from]!.section}
            </Caption>
          )}
          <Stack
            as="ol"
            gap="8"
            breaks
            className={styles.questions}
            start={from + 1}
            aria-label={questions[from]!.section ?? text.questions}
          >
            {questions.slice(from, begins[at + 1]).map((question, index) => {
              const notes = [question.answer, !question.required && readyText.answers.optional].filter(Boolean);
              return (
                <li key={index}>
                  {question.text}{' '}
                  {notes.length > 0 && (
                    <Caption as="span" tone="ink-3" oneLine>
                      {notes.join(', ')}
                    </Caption>
                  )}
                </li>
              );
            })}
          </Stack>
        </div>
      ))}
    </Stack>
  );
}

function OfPoll({ ready }: { readonly ready: Extract<Ready, { readonly template: PollTemplate }> }) {
  const { workspace, can } = useWorkspace();
  const { template, asksOne } = ready;
  const { anonymous } = template;
  const { createPoll } = usePollActions();
  const navigate = useNavigate();
  const { busy, error, run } = useAction();
  const [now] = useState(() => new Date());
  const { data: members } = useMembers(workspace.id);
  const until = usualDeadline(now);
  const mayOpen = can('runs.create') && can('runs.publish') && can('results.read');

  async function open() {
    const poll = await createPoll(newPollOf(template, workspace.id));
    await navigate(paths.pollResults(poll.id), { state: { openAndSend: true } satisfies PollToOpen });
  }
  return (
    <>
      <Facts
        facts={[
          [text.to, asksOne ? text.one : <Everybody key="to" members={members?.length ?? null} />],
          [text.until, until && text.untilDay(formatDayAndTime(until, now))],
          [
            text.names,
            <>
              {anonymous ? text.anonymous : text.named}
              <span className={styles.why}>{template.anonymity}</span>
            </>,
          ],
          [text.link, anonymous ? text.publicLink : text.membersLink],
          [text.messages, asksOne ? text.messageToOne : text.willGo(members?.length ?? null)],
        ]}
      />
      <Twin title={template.title} now={now} />
      <LimitHint limit="pollsPerMonth" />
      {error !== null && <FailureNote error={error} />}
      <Stack gap="10" className={styles.actions}>
        {mayOpen && (
          <Button loading={busy} onClick={() => void run(open)}>
            {text.open}
          </Button>
        )}
        <Button component={Link} to={paths.newPollFrom(template.id)} variant={mayOpen ? 'default' : 'filled'}>
          {text.edit}
        </Button>
      </Stack>
    </>
  );
}

/** Who is asked; and that whoever has not come in yet is not. */
function Everybody({ members }: { readonly members: number | null }) {
  const { workspace } = useWorkspace();
  const { data } = useApi(workspaces.getStats, { params: { id: workspace.id } });
  return (
    <>
      {text.everybody(members)}
      {data && data.invitations > 0 && <span className={styles.why}>{text.waiting(data.invitations)}</span>}
    </>
  );
}

function OfSurvey({ ready: { set } }: { readonly ready: Extract<Ready, { readonly kind: 'survey' }> }) {
  const { workspace } = useWorkspace();
  const [now] = useState(() => new Date());
  const { data: members } = useMembers(workspace.id);
  const until = usualDeadline(now);
  const conditional = set.questions.filter(({ showIf }) => showIf !== null).length;
  return (
    <>
      <Facts
        facts={[
          [text.goal, set.goal],
          [text.conditions, conditional > 0 && text.conditional(conditional)],
          [text.to, <Everybody key="to" members={members?.length ?? null} />],
          [text.until, until && text.untilDay(formatDayAndTime(until, now))],
          [text.names, text.surveyNames],
          [text.messages, text.willGo(members?.length ?? null)],
        ]}
      />
      <Stack gap="10" className={styles.actions}>
        <Button component={Link} to={paths.newSurveyFrom(set.id)}>
          {text.build}
        </Button>
      </Stack>
    </>
  );
}

interface FactsProps {
  /** What there is nothing to say of is left out. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts} aria-label={text.facts}>
      {facts.map(
        ([name, value]) =>
          Boolean(value) && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** That the same poll runs already; whoever asks twice is answered by half. */
function Twin({ title, now }: { readonly title: string; readonly now: Date }) {
  const { workspace } = useWorkspace();
  const { lines } = usePollLines(workspace.id);
  const twin = lines?.polls.find((poll) => poll.state === 'running' && poll.title === title);
  if (twin === undefined) return null;
  return (
    <Note tone="warning">
      {text.twin(deadlineWords(twin.run?.deadline ?? null, now).words)}{' '}
      <Link to={paths.pollResults(twin.id)}>{text.toTwin}</Link>
    </Note>
  );
}
