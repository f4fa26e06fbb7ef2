import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { personalDataText as text } from '#text/personal-data.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useAccount } from '#web/lib/workspace-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { readAccountPackage, usePersonalData } from './api.ts';
import { ConsentsCard } from './components/consents-card.tsx';
import { KeptCard } from './components/kept-card.tsx';
import { OwnRequestsCard } from './components/own-requests-card.tsx';
import { SeenCard } from './components/seen-card.tsx';
import { describeAccount, hasConsent, packageJson } from './lib/describe.ts';
import { saveJson, savePdf } from './lib/save-package.ts';
import styles from './personal-data.module.css';

/** What is kept of a person: the documents, what they agreed to, who has seen it, what they can do about it. */
export function MyData() {
  const { workspace, workspaces = [] } = useAccount();
  const { data, error, mutate } = usePersonalData();
  if (error !== undefined && !data)
    return <ErrorState title={text.loadFailed} error={error} onRetry={() => void mutate()} />;
  if (!data) return <SkeletonCards count={3} lines={3} />;
  return (
    <Stack gap="16" fit>
      <Link to={workspace ? paths.settingsProfile : paths.app} className={styles.back}>
        {workspace ? text.back : text.backToApp}
      </Link>
      <PackageCard />
      <ConsentsCard data={data} workspaces={workspaces} />
      <OwnRequestsCard key={`requests ${workspace?.id}`} data={data} workspace={workspace} />
      {workspace && <SeenCard key={workspace.id} workspaceId={workspace.id} workspace={workspace.name} />}
      <KeptCard data={data} />
      <RightsCard consented={hasConsent(data)} inWorkspace={workspace !== null} />
    </Stack>
  );
}

function PackageCard() {
  const { busy, error, run } = useAction();
  const words = text.package;
  const pdf = async () => savePdf(describeAccount(await readAccountPackage()), words.pdfName);
  const json = async () => saveJson(packageJson(await readAccountPackage()), words.jsonName);
  return (
    <Card title={words.title} lead={words.lead}>
      {error !== null && <FailureNote error={error} fallback={words.failed} />}
      <Inline gap="10">
        <Button disabled={busy} onClick={() => void run(pdf)}>
          {busy ? words.making : words.pdf}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => void run(json)}>
          {words.json}
        </Button>
      </Inline>
    </Card>
  );
}

function RightsCard({ consented, inWorkspace }: { readonly consented: boolean; readonly inWorkspace: boolean }) {
  const words = text.rights;
  return (
    <Card title={words.title}>
      <Stack gap="10">
        <Text pretty>{words.correct}</Text>
        <Text pretty>{words.erase(consented)}</Text>
        <Text pretty>{words.stop}</Text>
        <Text pretty>{words.stays}</Text>
        <Inline gap="16" rowGap="8">
          {inWorkspace && (
            <>
              <Link to={paths.settingsProfile}>{words.profile}</Link>
              <Link to={paths.section('workspaces')}>{words.team}</Link>
            </>
          )}
          <a href={paths.contact}>{words.ask}</a>
        </Inline>
      </Stack>
    </Card>
  );
}
