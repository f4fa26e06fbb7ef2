import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { workspaces as workspaceRoutes } from '#shared/contract/workspaces.ts';
import { isClosed } from '#web/lib/api-error.ts';
import { useApi } from '#web/lib/use-api.ts';
import { DEFAULT_ROLE } from '#shared/rules/roles.ts';
import { appText } from '#text/common/app.ts';
import { roleNames } from '#text/common/roles.ts';
import { Arrival } from '#web/ui/arrival.tsx';
import { PageNote } from '#web/ui/page-note.ts';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { ShownData } from '#web/lib/shown-data.ts';
import { takeChosenPlan } from '#web/lib/chosen-plan.ts';
import { useBallotReports } from '#web/lib/sent-by-ballot.ts';
import { activeSection, paths } from '#web/lib/paths.ts';
import type { Page, RouteHandle } from '../pages.ts';
import { LoadingScreen } from '../loading-screen.tsx';
import { useAccount } from '#web/lib/workspace-context.tsx';
import { AnalysisNotices } from './analysis-notices.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { GoneWorkspace } from './gone-workspace.tsx';
import { LoadFailure } from './load-failure.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { NewTaskForm } from './new-task-form.tsx';
import { Sidebar } from './sidebar.tsx';
import styles from './shell.module.css';
import { useLateDialog } from './use-late-dialog.ts';
import { WorkspaceNotices } from './workspace-notices.tsx';
import { whenConnected } from '#web/lib/connection.ts';
import { Stack } from '#web/ui/layout/layout.tsx';

const ClosedWorkspace = lazy(whenConnected(() => import('./closed-workspace.tsx')));
const Palette = lazy(whenConnected(() => import('../palette/palette.tsx')));
const ConsentDialog = lazy(whenConnected(() => import('#web/features/personal-data/consent-dialog.tsx')));
const UserSettingsModal = lazy(whenConnected(() => import('./user-settings-modal.tsx')));
const WorkspaceModal = lazy(whenConnected(() => import('./workspace-modal.tsx')));

/** The run of every page behind the login: navigation at the side, the section in the middle. */
export function Shell() {
  const { user, workspaces, workspace, gone, error } = useAccount();
  useBallotReports(user?.id);
  const navigate = useNavigate();
  const creation = useLateDialog();
  const settings = useLateDialog();
  const palette = useLateDialog();
  const page = useCurrentPage();
  const find = workspace && !gone ? palette.open : undefined;
  // By the key itself: in another layout it types another letter. Also from within a field.
  useHotkeys([['mod+K', () => find?.(), { usePhysicalKeys: true }]], []);
  if (error !== null) return <LoadFailure />;
  if (!workspaces) return <LoadingScreen>{appText.loadingData}</LoadingScreen>;
  if (!user) return <LoadingScreen>{appText.loadingUser}</LoadingScreen>;

  const first = workspaces.length === 0 && !gone && !page?.ofAccount;
  function closeCreating() {
    creation.close();
    // What was chosen among the prices waits for the first space.
    const plan = first ? takeChosenPlan() : null;
    if (plan !== null) void navigate(paths.chosenPlan(plan));
  }
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        {appText.skipToContent}
      </a>
      <MobileBar onCreateWorkspace={creation.open} onOpenSettings={settings.open} onFind={find} />
      <Sidebar onCreateWorkspace={creation.open} onOpenSettings={settings.open} onFind={find} />
      <Content
        key={workspace?.id ?? 'none'}
        onCreateWorkspace={creation.open}
        ofAccount={page?.ofAccount === true}
        note={workspace && `${workspace.name} · ${roleNames[workspace.user_role ?? DEFAULT_ROLE]}`}
      />
      <Arrival waiting={null} failed={appText.connection.partFailed}>
        {(first || creation.wanted) && (
          <WorkspaceModal required={first} opened={first || creation.opened} onClose={closeCreating} />
        )}
      </Arrival>
      <Arrival waiting={null} failed={appText.connection.partFailed}>
        {user.consent_due && <ConsentDialog due={user.consent_due} />}
      </Arrival>
      <Arrival waiting={null} failed={appText.connection.partFailed}>
        {palette.wanted && find && <Palette opened={palette.opened} onClose={palette.close} />}
      </Arrival>
      <Arrival waiting={null} failed={appText.connection.partFailed}>
        {settings.wanted && <UserSettingsModal opened={settings.opened} onClose={settings.close} />}
      </Arrival>
    </div>
  );
}

/** The section itself; a new workspace starts it afresh. */
function Content({
  note,
  ofAccount,
  onCreateWorkspace,
}: {
  readonly note: string | null;
  readonly ofAccount: boolean;
  readonly onCreateWorkspace: () => void;
}) {
  const main = useFocusOnNavigation();
  const refusal = useRefusal();
  return (
    <main id="content" ref={main} tabIndex={-1} className={styles.main}>
      <Stack fit gap="20" className={styles.page}>
        <PageNote value={note}>
          <GoneWorkspace onCreate={onCreateWorkspace} />
          <ConnectionBanner />
          {note !== null && <WorkspaceNotices />}
          <AnalysisNotices />
          <NewTaskForm>
            <ShownData value>
              <Suspense fallback={<SectionOnItsWay />}>
                {note === null && !ofAccount ? (
                  <NoWorkspace />
                ) : refusal ? (
                  <ClosedWorkspace error={refusal} />
                ) : (
                  <Outlet />
                )}
              </Suspense>
            </ShownData>
          </NewTaskForm>
        </PageNote>
      </Stack>
    </main>
  );
}

/** Why the workspace is closed to a session that was opened as this one was; asked with its notices, which every page asks for. */
function useRefusal(): unknown {
  const { workspace } = useAccount();
  const { error } = useApi(workspaceRoutes.getNotices, workspace && { params: { id: workspace.id } });
  return isClosed(error) ? error : null;
}

/** The page of the address. */
function useCurrentPage(): Page | undefined {
  const { search } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle?.pageOf?.(new URLSearchParams(search));
}

/** The shape of the page that is arriving. */
function SectionOnItsWay() {
  const skeleton = useCurrentPage()?.skeleton;
  return skeleton ? <SkeletonCards {...skeleton} /> : <LoadingScreen />;
}

/** Behind the dialog that asks for the first workspace, and for a moment after the last one is gone. */
function NoWorkspace() {
  return <EmptyState title={appText.noWorkspace.title}>{appText.noWorkspace.text}</EmptyState>;
}

/**
 * After a change of section or page the keyboard and the screen reader continue in the content, from its top; or in the
 * field that the page itself begins with.
 */
function useFocusOnNavigation() {
  const { pathname, search } = useLocation();
  const place = `${pathname} ${activeSection(pathname, search)}`;
  const main = useRef<HTMLElement>(null);
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    window.scrollTo(0, 0);
    const begun = document.activeElement instanceof HTMLInputElement && main.current?.contains(document.activeElement);
    if (!begun) main.current?.focus({ preventScroll: true });
  }, [place]);
  return main;
}
