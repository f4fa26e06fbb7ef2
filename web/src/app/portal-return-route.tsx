import { PortalReturn } from '#web/features/integrations/portal-return.tsx';
import { portalAppText } from '#text/integrations/portal-app.ts';
import { LoadingScreen } from './loading-screen.tsx';

/** Where a portal leads back to that has let the application in. */
export default function PortalReturnRoute() {
  return <PortalReturn waiting={<LoadingScreen>{portalAppText.page.progress}</LoadingScreen>} />;
}
