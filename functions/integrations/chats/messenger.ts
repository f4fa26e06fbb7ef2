import type { Problem } from '#core/clients/connection-problems.ts';
import { STOP_WORDS } from '#shared/text/input/stop-words.ts';

/** A bot as its messenger knows it. */
export interface Bot {
  readonly id: string;
  /** By which links lead to it. */
  readonly name: string;
}

/** What a bot says; the button leads to the site. */
export interface ChatMessage {
  readonly text: string;
  readonly button?: { readonly text: string; readonly url: string };
}

/** Sent; the chat takes nothing from the bot any more; to be tried again in so many milliseconds. */
export type Sent = 'sent' | 'gone' | { readonly waitMilliseconds: number };

/**
 * What happened in a chat of a bot, by the messenger's own clock. What was said is not in it: nobody answers in a chat.
 * A chat may be started without a link; `listens`: the bot was asked to stop in words, and may say that it has.
 */
export type ChatUpdate = { readonly chatId: string; readonly at: Date } & (
  | { readonly kind: 'started'; readonly token: string | null }
  | { readonly kind: 'stopped'; readonly listens: boolean }
  | { readonly kind: 'said' }
);

/** What each messenger does for a bot. Whatever it does not do it throws as a MessengerError. */
export interface MessengerClient {
  /** Whose token it is. */
  me(token: string): Promise<Bot>;
  send(token: string, chatId: string, message: ChatMessage): Promise<Sent>;
  /** Has updates sent to this address with this secret, in place of any other. */
  receive(token: string, url: string, secret: string): Promise<void>;
  stopReceiving(token: string, url: string): Promise<void>;
  /** What an update says; null where it is of no interest. */
  readUpdate(update: unknown): ChatUpdate | null;
  /** Where a chat with the bot begins that brings along this text. */
  linkTo(bot: Bot, start: string): string;
}

/** A messenger did not do what it was asked. The words never hold a token. */
export class MessengerError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`A messenger did not serve: ${problem.kind}`);
    this.name = 'MessengerError';
    this.problem = problem;
  }
}

const STOP = new RegExp(`^/?(?:${STOP_WORDS.join('|')})[.!]?$`, 'iu');

/** Whether somebody asks in words to be left alone. */
export function asksToStop(text: string | undefined): boolean {
  return text !== undefined && STOP.test(text.trim());
}
