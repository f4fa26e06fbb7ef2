import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { POLL_TITLE_MAX_LENGTH } from '#shared/models/poll.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { likelyEnps, pollQuestions, toPast, type Division } from '#web/lib/forms/to-past.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { Card } from '#web/ui/card.tsx';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { pastText as text } from '#text/asking/past.ts';
import { usePastActions } from '../api.ts';
import type { Opened } from '../lib/open-past.ts';
import { Found } from './found.tsx';

interface PastPreviewProps {
  readonly workspaceId: string;
  readonly opened: Opened;
  readonly onBack: () => void;
}

/** What a file comes to, what is to be said of it, and the button that writes it. */
export function PastPreview({ workspaceId, opened, onBack }: PastPreviewProps) {
  const { brought, name, hash } = opened;
  const { bring, draft } = usePastActions(workspaceId);
  const navigate = useNavigate();
  const action = useAction();
  const [today] = useState(() => moscowDay(new Date()));
  const [title, setTitle] = useState(brought.title);
  const [division, setDivision] = useState<Division>('quarters');
  const [day, setDay] = useState('');
  const [again, setAgain] = useState(false);
  const questions = pollQuestions(brought);
  const [enps, setEnps] = useState(() => likelyEnps(questions));
  const has = brought.people.length + brought.counts.length > 0;
  const undated = brought.people.some((person) => person.day === null);
  const past = has ? toPast(brought, { division, day: day === '' ? null : day, enps, today }) : null;
  const body = past !== null && past.problem === null ? past : null;

  const submit = (sure: boolean) =>
    action.run(
      async () => {
        if (body === null) return (await draft(title.trim(), brought)).id;
        const file = { name, hash };
        try {
          const made = await bring({ ...body.body, source: brought.source, file, again: sure, title: title.trim() });
          return made.poll_id;
        } catch (error) {
          if (!sure && error instanceof ApiError && error.status === 409) {
            setAgain(true);
            return null;
          }
          throw error;
        }
      },
      (id) => {
        if (id !== null) void navigate(body === null ? paths.surveyEdit(id) : paths.pollResults(id));
      },
    );
  return (
    <Stack fit gap="20">
      <Found brought={brought} more={body?.notes ?? []} />
      <Card>
        <Stack fit gap="16">
          <TextInput
            label={text.fields.title}
            value={title}
            maxLength={POLL_TITLE_MAX_LENGTH}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
          {brought.people.length > 0 && (
            <>
              <NativeSelect
                label={text.fields.enps}
                value={enps === null ? '' : String(enps)}
                data={[
                  { value: '', label: text.fields.noEnps },
                  ...questions.flatMap((question, at) =>
                    question.scale === '0-10' ? [{ value: String(at), label: question.text }] : [],
                  ),
                ]}
                onChange={({ currentTarget: { value } }) => setEnps(value === '' ? null : Number(value))}
              />
              {undated && (
                <TextInput
                  type="date"
                  label={text.fields.day}
                  description={text.fields.dayNote}
                  max={today}
                  value={day}
                  onChange={({ currentTarget }) => setDay(currentTarget.value)}
                />
              )}
              <NativeSelect
                label={text.fields.runs}
                value={division}
                data={[
                  { value: 'one', label: text.fields.byFile },
                  { value: 'quarters', label: text.fields.byQuarter },
                  { value: 'months', label: text.fields.byMonth },
                ]}
                onChange={({ currentTarget }) => setDivision(currentTarget.value as Division)}
              />
              {questions.some(({ scale }) => scale === null) && <Text>{text.asWords}</Text>}
            </>
          )}
          {body && <Text>{text.runsMade(body.body.runs.length, body.few)}</Text>}
          {past !== null && past.problem !== null && <Note tone="attention">{past.problem}</Note>}
          {action.error !== null && <FailureNote error={action.error} />}
          <Inline gap="12">
            <Button
              loading={action.busy}
              disabled={title.trim() === '' || (has && body === null)}
              onClick={() => void submit(false)}
            >
              {has ? text.submit.poll : text.submit.survey}
            </Button>
            <Button variant="default" disabled={action.busy} onClick={onBack}>
              {text.another}
            </Button>
          </Inline>
        </Stack>
      </Card>
      <ConfirmModal
        opened={again}
        title={text.again.title}
        action={text.again.yes}
        busy={action.busy}
        onClose={() => setAgain(false)}
        onConfirm={() => {
          setAgain(false);
          void submit(true);
        }}
      >
        <p>{text.again.text}</p>
      </ConfirmModal>
    </Stack>
  );
}
