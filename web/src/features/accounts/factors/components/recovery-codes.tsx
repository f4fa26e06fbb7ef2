import { Button } from '@mantine/core';
import { factorsText } from '#text/accounts/factors.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useTemporaryMessage } from '#web/lib/use-temporary-message.ts';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import styles from '../factors.module.css';

const text = factorsText.codes;

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The codes for the day everything else is lost: shown this once, to be kept on paper or in a file. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const copied = useTemporaryMessage();
  const file = () => new Blob([`${text.fileTitle}\n\n${codes.join('\n')}\n`], { type: 'text/plain;charset=utf-8' });
  return (
    <Stack gap="14">
      <Text weight="560">{text.shown}</Text>
      <Text tone="ink-2" pretty>
        {text.keep}
      </Text>
      <ul className={styles.codes} aria-label={text.name} data-recovery-codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Inline gap="10" rowGap="8">
        <Button
          variant="default"
          onClick={() =>
            void copyText(codes.join('\n')).then((done) => copied.show(done ? text.copied : text.copyFailed))
          }
        >
          {text.copy}
        </Button>
        <Button variant="default" onClick={() => saveFile(file(), text.file)}>
          {text.download}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {text.print}
        </Button>
      </Inline>
      {copied.message !== null && <Note tone="good">{copied.message}</Note>}
      <Inline gap="10">
        <Button onClick={onDone}>{text.done}</Button>
      </Inline>
    </Stack>
  );
}
