import { PROMO_CODE_MIN_LENGTH } from '#shared/models/user.ts';
import { messageOf, NetworkError } from '#web/lib/api-error.ts';
import { authText } from '#text/accounts/login.ts';

/** How long typing must rest before a code is asked about, in milliseconds. */
export const PROMO_PAUSE_MILLISECONDS = 500;

export type PromoState =
  | { readonly status: 'idle' }
  | { readonly status: 'validating' }
  | { readonly status: 'valid'; readonly discount: number }
  | { readonly status: 'invalid'; readonly message: string };

interface PromoAnswer {
  readonly valid: boolean;
  readonly clients_discount?: number | null | undefined;
  readonly message?: string | null | undefined;
}

const IDLE: PromoState = { status: 'idle' };

/**
 * Watches a code being typed: `type` with each change, `stop` at the end. Only the newest code is asked about, once
 * typing rests; an answer to an older one is dropped.
 */
export function watchPromoCode(
  ask: (code: string) => Promise<PromoAnswer>,
  tell: (state: PromoState) => void,
): { readonly type: (code: string) => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest = 0;

  async function check(code: string, turn: number) {
    tell({ status: 'validating' });
    const state = await outcome(ask(code));
    if (turn === newest) tell(state);
  }

  function stop() {
    newest++;
    clearTimeout(timer);
  }

  return {
    type(code) {
      stop();
      tell(IDLE);
      const trimmed = code.trim();
      const turn = newest;
      if (trimmed.length >= PROMO_CODE_MIN_LENGTH) {
        timer = setTimeout(() => void check(trimmed, turn), PROMO_PAUSE_MILLISECONDS);
      }
    },
    stop,
  };
}

async function outcome(answer: Promise<PromoAnswer>): Promise<PromoState> {
  try {
    const { valid, clients_discount: discount, message } = await answer;
    return valid
      ? { status: 'valid', discount: discount ?? 0 }
      : { status: 'invalid', message: message || authText.promo.unknown };
  } catch (error) {
    const failed = error instanceof NetworkError;
    return { status: 'invalid', message: failed ? authText.promo.failed : messageOf(error, authText.promo.unknown) };
  }
}
