import { Button } from '@mantine/core';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useAccount } from '#web/lib/workspace-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { appText } from '#text/common/app.ts';
import { Inline, Stack, Text } from '#web/ui/layout/layout.tsx';
import styles from './gone-workspace.module.css';

const text = appText.gone;

/** The workspace on the screen was deleted, or is closed to whoever looks: says so and leads on, once nothing is left to take along. */
export function GoneWorkspace({ onCreate }: { readonly onCreate: () => void }) {
  const { workspace, workspaces, gone, select } = useAccount();
  const navigate = useNavigate();
  if (!gone || workspace === null) return null;
  const [next] = workspaces ?? [];

  function leaveFor(id: string) {
    // Before the address changes: a page with unsaved work would hold whoever leaves, though it can be saved no more.
    flushSync(() => select(id));
    void navigate(paths.app);
  }

  return (
    <Inline role="alert" justify="between" gap="20" rowGap="12" className={styles.banner}>
      <Stack gap="4" shrink pretty breaks className={styles.words}>
        <Text as="h2" size="title">
          {text.title(workspace.name)}
        </Text>
        <p>{text.text}</p>
      </Stack>
      {next ? (
        <Button onClick={() => leaveFor(next.id)}>{text.toOther(next.name)}</Button>
      ) : (
        <Button onClick={onCreate}>{text.create}</Button>
      )}
    </Inline>
  );
}
