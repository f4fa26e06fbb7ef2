import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { accountText } from '#text/accounts/profile.ts';
import { DialogSection } from '#web/ui/dialog-section.tsx';
import { Inline, Text } from '#web/ui/layout/layout.tsx';
import { readPersonalData } from '../api.ts';

const text = accountText.data;

/** Everything kept about the person, as a file; `onLeave` closes what it stands in when its link is followed. */
export function PersonalData({ onLeave }: { readonly onLeave?: () => void }) {
  const { busy, error, run } = useAction();
  const download = () =>
    run(readPersonalData, (data) =>
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), text.file),
    );

  return (
    <DialogSection title={text.title}>
      <Text tone="ink-2" pretty>
        {text.text}
      </Text>
      <Link to={paths.settingsMyData} onClick={onLeave}>
        {text.all}
      </Link>
      {error !== null && <FailureNote error={error} fallback={text.failed} />}
      <Inline gap="10">
        <Button variant="default" disabled={busy} onClick={() => void download()}>
          {busy ? text.downloading : text.download}
        </Button>
      </Inline>
    </DialogSection>
  );
}
