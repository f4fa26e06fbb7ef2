import { useState } from 'react';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { LimitHint } from '#web/ui/limit-hint.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { NoPermission } from '#web/ui/states.tsx';
import { pastText as text } from '#text/asking/past.ts';
import type { Opened } from './lib/open-past.ts';
import { ChoosePast } from './components/choose-past.tsx';
import { PastList } from './components/past-list.tsx';
import { PastPreview } from './components/past-preview.tsx';

/** Bringing polls and their answers from another service: a file is chosen, what comes over is looked at, then written. */
export default function PastPage() {
  const { workspace, can } = useWorkspace();
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <Stack fit gap="20">
      <PageHeader title={text.title} back={{ to: paths.section('polls'), label: text.back }} />
      {can('polls.create') ? (
        <>
          <LimitHint limit="pollsPerMonth" />
          {opened === null ? (
            <>
              <ChoosePast onOpened={setOpened} />
              <PastList workspaceId={workspace.id} />
            </>
          ) : (
            <PastPreview key={opened.hash} workspaceId={workspace.id} opened={opened} onBack={() => setOpened(null)} />
          )}
        </>
      ) : (
        <NoPermission title={text.noRightTitle}>{text.noRight}</NoPermission>
      )}
    </Stack>
  );
}
