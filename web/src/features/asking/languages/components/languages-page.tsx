import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useCallback, type ReactNode } from 'react';
import { isUuid } from '#shared/rules/ids.ts';
import { isNotFound } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { AskingTabs } from '#web/features/asking/components/asking-tabs.tsx';
import { useTranslations, type Translated } from '#web/features/asking/lib/translations-api.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { OfCompany } from '#web/ui/of-company.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { languagesText as text } from '#text/asking/languages.ts';
import { place } from '#shared/rules/text-places.ts';
import { LanguagesEditor } from './languages-editor.tsx';

/** The languages of a poll or a survey, whichever the address names. */
export function LanguagesPage({ thing }: { readonly thing: Translated }) {
  const { can } = useWorkspace();
  const mayEdit = can(thing.kind === 'poll' ? 'polls.edit' : 'surveys.edit');
  const { data, error, mutate } = useTranslations(mayEdit ? thing : null);
  const readAgain = useCallback(async () => mutate(), [mutate]);
  if (!mayEdit) {
    return (
      <Framed>
        <OfCompany>{text.noRight}</OfCompany>
      </Framed>
    );
  }
  if (data) {
    const title = data.places.find((at) => at.place === place.title)?.text ?? text.tabs.languages;
    return (
      <Framed title={title}>
        <AskingTabs thing={thing} current="languages" isTranslated={data.translations.length > 0} />
        <LanguagesEditor thing={thing} translations={data} readAgain={readAgain} />
      </Framed>
    );
  }
  if (!isUuid(thing.id) || isNotFound(error)) {
    return (
      <Framed>
        <EmptyState
          title={text.notFound}
          action={
            <Button component={Link} to={paths.polls}>
              {text.back}
            </Button>
          }
        />
      </Framed>
    );
  }
  return (
    <Framed>
      {error ? (
        <ErrorState title={text.loadFailed} error={error} onRetry={() => void mutate()} />
      ) : (
        <SkeletonCards count={1} lines={6} />
      )}
    </Framed>
  );
}

function Framed({ title = text.tabs.languages, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <Stack fit gap="20">
      <PageHeader title={title} back={{ to: paths.polls, label: text.back }} />
      {children}
    </Stack>
  );
}
