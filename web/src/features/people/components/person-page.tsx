import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { PersonRef } from '#shared/models/people.ts';
import { isNotFound } from '#web/lib/api-error.ts';
import { requireWorkspaceId } from '#web/lib/identifiers.ts';
import { paths } from '#web/lib/paths.ts';
import { usePortal } from '#web/lib/use-portal.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { ChevronLeftIcon } from '#web/ui/icons.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PortalFailure, RequirePortal } from '#web/ui/require-portal.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { usePerson } from '../api.ts';
import { usePortalEmployee } from '../lib/use-portal-employee.ts';
import { peopleText } from '#text/people.ts';
import { PersonView } from './person-view.tsx';

const text = peopleText.page;
const PORTAL = 'portal-';

/** One person, by any of their records. */
export function PersonPage({ personRef }: { readonly personRef: string }) {
  return (
    <>
      <div>
        <Button
          component={Link}
          to={paths.section('employees')}
          variant="default"
          leftSection={<ChevronLeftIcon size={18} />}
        >
          {text.back}
        </Button>
      </div>
      <Loaded personRef={personRef} />
    </>
  );
}

function Loaded({ personRef }: { readonly personRef: string }) {
  const { workspace, seesMoney } = useWorkspace();
  const ref = z.safeParse(PersonRef, personRef).data ?? null;
  const details = usePerson({ id: workspace.id, paid: seesMoney }, ref);
  const connected = Boolean(usePortal(workspace.id).data?.webhook_url);
  const person = details.data?.person;
  // Whom the copy of the portal does not have yet, the portal itself may know.
  const unread = details.data === undefined && isNotFound(details.error) && ref?.startsWith(PORTAL);
  const number = person ? (person.portal?.number ?? null) : unread ? ref!.slice(PORTAL.length) : null;
  const portal = usePortalEmployee(requireWorkspaceId(workspace.id), connected ? number : null);

  if (details.data) return <PersonView details={details.data} portal={portal} onChanged={details.again} />;
  if (unread && !(connected && portal.missing)) {
    return (
      <>
        {!connected && <PageHeader title={text.loading} />}
        <RequirePortal title={text.errorTitle} failure={text.failed}>
          <Unread portal={portal} />
        </RequirePortal>
      </>
    );
  }
  if (ref !== null && details.error === undefined) return <SkeletonCards count={3} />;
  const missing = ref === null || isNotFound(details.error) || portal.missing;
  return <Failure error={details.error} words={missing ? () => text.notFound : text.failed} onRetry={details.again} />;
}

/** Somebody whom the portal alone knows, before it has been read whole. */
function Unread({ portal }: { readonly portal: ReturnType<typeof usePortalEmployee> }) {
  if (portal.employee) return <PersonView details={null} portal={portal} onChanged={portal.retry} />;
  if (portal.error === undefined) return <SkeletonCards count={3} />;
  return <Failure error={portal.error} words={text.failed} onRetry={portal.retry} />;
}

interface FailureProps {
  readonly error: unknown;
  readonly words: (message: string) => string;
  readonly onRetry: () => void;
}

function Failure({ error, words, onRetry }: FailureProps) {
  return (
    <>
      <PageHeader title={text.loading} />
      <PortalFailure error={error} title={text.errorTitle} words={words} onRetry={onRetry} />
    </>
  );
}
