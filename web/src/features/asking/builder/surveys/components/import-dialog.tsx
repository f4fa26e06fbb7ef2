import { Button, Modal, SegmentedControl, Textarea } from '@mantine/core';
import { type ChangeEvent, useRef, useState } from 'react';
import type { Poll } from '#shared/models/poll.ts';
import { exportFileName } from '#web/lib/file-name.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Caption, Inline, Stack } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { usePollsToImport } from '../api.ts';
import { readyText, FILE_EXAMPLE } from '#text/asking/builder/surveys/ready.ts';
import { writtenQuestions } from '../../lib/draft.ts';
import type { SurveyDraft } from '../lib/survey-draft.ts';
import { type FileContent, readFile, toFile } from '../lib/survey-file.ts';
import dialogs from '../../components/dialogs.module.css';

const text = readyText.import;
const FILE_MAX_BYTES = 1_000_000;

interface ImportDialogProps {
  readonly draft: SurveyDraft;
  readonly onPoll: (poll: Poll) => void;
  readonly onFile: (content: FileContent) => void;
  readonly onClose: () => void;
}

/** Questions of a poll or of a file; a file with a mistake brings nothing, and each mistake is named. */
export default function ImportDialog({ draft, onPoll, onFile, onClose }: ImportDialogProps) {
  const [from, setFrom] = useState<'poll' | 'file'>('poll');
  return (
    <Modal opened onClose={onClose} title={text.title} size={640}>
      <Stack gap="12" tone="ink-2" pretty breaks>
        <SegmentedControl
          aria-label={text.from}
          data={[
            { value: 'poll', label: text.poll },
            { value: 'file', label: text.file },
          ]}
          value={from}
          onChange={(value) => setFrom(value === 'poll' ? 'poll' : 'file')}
        />
        {writtenQuestions(draft).length > 0 && <p>{readyText.sets.replaces}</p>}
        {from === 'poll' ? <Polls onPoll={onPoll} /> : <File draft={draft} onFile={onFile} />}
      </Stack>
    </Modal>
  );
}

function Polls({ onPoll }: Pick<ImportDialogProps, 'onPoll'>) {
  const { workspace } = useWorkspace();
  const { polls, error, hasMore, more, retry, busy } = usePollsToImport(workspace.id);
  if (!polls) return error ? <ErrorState error={error} onRetry={retry} /> : <SkeletonCards count={3} lines={1} />;
  if (polls.length === 0) return <p>{text.noPolls}</p>;
  return (
    <>
      <p>{text.pollHint}</p>
      <Stack as="ul" fit gap="8">
        {polls.map((poll) => (
          <li key={poll.id}>
            <button type="button" className={dialogs.pick} onClick={() => onPoll(poll)}>
              <strong>{poll.title}</strong>
              <Caption as="span">{readyText.sets.count(poll.questions.length)}</Caption>
            </button>
          </li>
        ))}
      </Stack>
      {hasMore && (
        <Button variant="default" loading={busy} onClick={more}>
          {text.more}
        </Button>
      )}
    </>
  );
}

function File({ draft, onFile }: Pick<ImportDialogProps, 'draft' | 'onFile'>) {
  const [json, setJson] = useState('');
  const [mistakes, setMistakes] = useState<readonly string[]>([]);
  const chooser = useRef<HTMLInputElement>(null);

  function take(given: string) {
    const { content, mistakes: found } = readFile(given);
    if (content) onFile(content);
    else setMistakes(found);
  }
  async function chosen({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (!file) return;
    if (file.size > FILE_MAX_BYTES) {
      setMistakes([text.tooLarge]);
      return;
    }
    const read = await file.text().catch(() => null);
    if (read === null) setMistakes([text.unreadable]);
    else {
      setJson(read);
      take(read);
    }
  }
  function save() {
    const name = exportFileName(draft.title, new Date().toISOString(), 'json', text.fileFallback);
    saveFile(new Blob([toFile(draft)], { type: 'application/json' }), name);
  }
  return (
    <>
      <Textarea
        label={text.paste}
        placeholder={text.placeholder}
        rows={8}
        value={json}
        spellCheck={false}
        onChange={({ currentTarget }) => {
          setJson(currentTarget.value);
          setMistakes([]);
        }}
      />
      {mistakes.length > 0 && (
        <div role="alert">
          <Note tone="warning">{text.mistakes(mistakes.length)}</Note>
          <Stack as="ul" gap="4" className={dialogs.mistakes}>
            {mistakes.map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </Stack>
        </div>
      )}
      <input
        ref={chooser}
        type="file"
        accept="application/json,.json"
        className={dialogs.hiddenInput}
        aria-hidden="true"
        tabIndex={-1}
        onChange={(event) => void chosen(event)}
      />
      <Inline align="stretch" gap="8">
        <Button disabled={json.trim() === ''} onClick={() => take(json)}>
          {text.take}
        </Button>
        <Button variant="default" onClick={() => chooser.current?.click()}>
          {text.choose}
        </Button>
        <Button variant="subtle" onClick={() => setJson(FILE_EXAMPLE)}>
          {text.example}
        </Button>
      </Inline>
      {writtenQuestions(draft).length > 0 && (
        <Button variant="default" onClick={save}>
          {text.save}
        </Button>
      )}
    </>
  );
}
