import { showToast } from './toast-list.ts';

/** A passing word at the bottom right about something that succeeded or is shown elsewhere as well. */
export function toast(message: string, tone: 'good' | 'attention' = 'good'): void {
  showToast({ message, tone });
}
