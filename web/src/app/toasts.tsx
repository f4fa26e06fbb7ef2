import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useState } from 'react';
import { whenConnected } from '#web/lib/connection.ts';
import { fetchOnFirstTouch } from './fetch-on-first-touch.ts';

const load = () => import('./notifications.ts');
const Notifications = lazy(whenConnected(load));
// Before there is anything to tell: the first word may be that the connection is lost.
fetchOnFirstTouch(load);

/** Passing words at the bottom right; what draws them is not among what the first screen waits for. */
export function Toasts() {
  const { notifications } = useNotifications();
  const [needed, setNeeded] = useState(false);
  if (!needed && notifications.length > 0) setNeeded(true);
  return <Suspense fallback={null}>{needed && <Notifications position="bottom-right" limit={3} />}</Suspense>;
}
