import { SegmentedControl } from '@mantine/core';
import { languageOf, LANGUAGES } from '#shared/rules/languages.ts';
import { LANGUAGE_NAMES } from '#shared/text/language-names.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Stack, Text } from '#web/ui/layout/layout.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWorkspaceDetails, workspaceActions } from '../api.ts';
import { workspacesText } from '#text/workspaces.ts';

const text = workspacesText.language;
const CHOICES = LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }));

/** In which language Tonus names what it makes for the whole workspace by itself. */
export function WorkspaceLanguage() {
  const { workspace } = useWorkspace();
  const { data, error, mutate } = useWorkspaceDetails(workspace.id);
  const saving = useAction();
  if (data === undefined) {
    return error === undefined ? (
      <SkeletonCards count={1} lines={2} />
    ) : (
      <ErrorState error={error} onRetry={() => void mutate()} />
    );
  }
  const choose = (value: string) =>
    void saving.run(
      () => workspaceActions.rename(workspace.id, data.name, languageOf(value) ?? undefined),
      async (changed) => {
        await mutate(changed, { revalidate: false });
        toast(text.done);
      },
    );
  return (
    <Stack gap="8" above="24">
      <Text weight="560">{text.title}</Text>
      <SegmentedControl
        aria-label={text.title}
        data={CHOICES}
        value={data.language}
        disabled={saving.busy}
        onChange={choose}
      />
      <Caption pretty>{text.note}</Caption>
      {saving.error !== null && <FailureNote error={saving.error} prefix={text.failed} />}
    </Stack>
  );
}
