import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Survey } from '#shared/models/survey.ts';
import { fieldErrors } from '#web/lib/api-error.ts';
import { useAction } from '#web/lib/use-action.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { useSurveyActions } from '../surveys-api.ts';
import { linkText as text } from '#text/asking/list/survey.ts';
import styles from './link-dialog.module.css';

interface LinkFormProps {
  readonly survey: Survey;
  readonly onDone: () => void;
}

/** Makes the public link, with an end of one's own or a random one, or puts a new one in its place. */
export function LinkForm({ survey, onDone }: LinkFormProps) {
  const { share } = useSurveyActions();
  const { busy, error, run } = useAction();
  const [path, setPath] = useState('');
  const own = path.trim().toLowerCase();
  const wrong = fieldErrors(error)['custom_path'];
  const exists = survey.share_link !== null;

  function submit() {
    const done = () => {
      setPath('');
      onDone();
    };
    void run(() => share(survey, own === '' ? null : own), done);
  }

  return (
    <Stack
      as="form"
      gap="10"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextInput
        label={text.own}
        description={own === '' ? text.ownHint : text.guessable}
        leftSection={
          <Text as="span" size="note" tone="ink-2">
            /s/
          </Text>
        }
        leftSectionWidth={40}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={path}
        error={wrong}
        readOnly={busy}
        onChange={(event) => setPath(event.target.value)}
      />
      {error !== null && wrong === undefined && <FailureNote error={error} />}
      <Inline gap="12" rowGap="8" className={styles.replace}>
        <Button type="submit" variant={exists ? 'default' : 'filled'} loading={busy}>
          {exists ? text.replace : text.create}
        </Button>
        {exists && <p className={styles.hint}>{text.replaceHint}</p>}
      </Inline>
    </Stack>
  );
}
