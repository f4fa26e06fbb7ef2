import { chats } from '#shared/contract/chats.ts';
import type { Reply } from '#shared/contract/route.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { callApi } from './api-client.ts';
import { logFailure } from './log-failure.ts';
import { prefixIn } from './page-language.ts';
import { safeStorage } from './safe-storage.ts';
import { hasSession, readTokens, sessionEnd, watchSession } from './session.ts';

export type PushDevices = Reply<typeof chats.getPushDevices>;
type SavedPushDevice = Reply<typeof chats.savePushDevice>;

/**
 * What this browser says to notifications: it knows none; it does once the site is on the home screen; the person has
 * refused; they may be asked, or have agreed.
 */
export type PushSupport = 'none' | 'home screen' | 'denied' | 'ready';

/** Whose subscription the browser has, and when the server was last told of it. */
interface Mark {
  readonly user: string;
  readonly session: string;
  readonly endpoint: string;
  readonly at: number;
}
const MARK_KEY = 'push';
/** The server forgets a device that it has not heard of for half a year. */
const TELL_AGAIN_MILLISECONDS = 30 * DAY_MS;

/** Asks nobody anything. */
export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return isApple() && !isInstalled() ? 'home screen' : 'none';
  }
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** An iPad says that it is a Mac, which nobody touches. */
function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}

/** Whether this browser is subscribed, as far as it knows itself. */
export async function isSubscribed(): Promise<boolean> {
  return (await ownSubscription()) !== null;
}

/** Asks the person for leave and has this device told; null where they refuse. To be called by a press alone. */
export async function turnOnPush(publicKey: string): Promise<SavedPushDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  // Bound to whoever had the device before, or to another key.
  await dropSubscription();
  const { pushManager } = (await ownRegistration()) ?? (await navigator.serviceWorker.ready);
  const applicationServerKey = publicKey;
  return tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }), true);
}

/** Has a message sent to this device; null where the browser has lost its subscription. */
export async function tryPush(): Promise<SavedPushDevice | null> {
  const subscription = await ownSubscription();
  return subscription && tell(subscription, true);
}

/** Has a device of the person told no more; `isThis`: the browser forgets its subscription, too. */
export async function turnOffPush(id: string, isThis: boolean): Promise<void> {
  await callApi(chats.removePushDevice, { params: { id } });
  if (isThis) await dropSubscription();
}

/**
 * Keeps the subscription of this browser in step with who is here: told to the server under a new session, dropped
 * where another person has come in, and when whoever is here leaves. The badge goes when the app is looked at.
 */
async function keepPush(): Promise<void> {
  if (pushSupport() !== 'ready') return;
  clearBadge();
  document.addEventListener('visibilitychange', clearBadge);
  watchSession(() => {
    if (!hasSession() && sessionEnd() === 'left') dropSubscription().catch(failed);
  });
  const subscription = await ownSubscription();
  const here = whoIsHere();
  if (!subscription || !here) return;
  const mark = readMark();
  if (mark?.user !== here.user) return dropSubscription();
  const isFresh = Date.now() - mark.at < TELL_AGAIN_MILLISECONDS;
  if (isFresh && mark.session === here.session && mark.endpoint === subscription.endpoint) return;
  await tell(subscription, false);
}

function clearBadge(): void {
  if (document.visibilityState === 'visible') void navigator.clearAppBadge?.().catch(() => undefined);
}

const failed = (error: unknown) => logFailure('Notifications of this device are not in order', error);

async function tell(subscription: PushSubscription, trial: boolean): Promise<SavedPushDevice> {
  const { endpoint } = subscription;
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  const saved = await callApi(chats.savePushDevice, { body: { endpoint, keys: { p256dh, auth }, trial } });
  const here = whoIsHere();
  if (here) safeStorage.write(MARK_KEY, JSON.stringify({ ...here, endpoint, at: Date.now() } satisfies Mark));
  return saved;
}

async function dropSubscription(): Promise<void> {
  safeStorage.remove(MARK_KEY);
  await (await ownSubscription())?.unsubscribe();
}

async function ownSubscription(): Promise<PushSubscription | null> {
  return (await (await ownRegistration())?.pushManager.getSubscription()) ?? null;
}

/** That of the app in the language of this page. */
function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(`${prefixIn(window.location.pathname)}/app`);
}

function readMark(): Mark | null {
  try {
    // Border: written by this file alone.
    return JSON.parse(safeStorage.read(MARK_KEY) ?? 'null') as Mark | null;
  } catch {
    return null;
  }
}

/** Who is logged in and since which login, as the access token says. */
function whoIsHere(): Pick<Mark, 'user' | 'session'> | null {
  const [, claims = ''] = readTokens()?.access_token.split('.') ?? [];
  try {
    const { sub, sid } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>;
    return { user: String(sub), session: String(sid) };
  } catch {
    return null;
  }
}

// Loaded where somebody has turned notifications on, and where they may (app/offline-page.ts).
keepPush().catch(failed);
