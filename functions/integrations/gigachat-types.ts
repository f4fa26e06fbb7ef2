import type { Words } from '#shared/text/said.ts';
import type * as z from 'zod/mini';

/** What the provider knows a customer by. */
export interface GigachatAccess {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
}

/**
 * The part of JSON Schema that every mode and model of GigaChat takes: no `anyOf`, no unions with null. The names of
 * properties must be Latin.
 */
export type JsonSchema =
  | {
      readonly type: 'object';
      readonly description?: string;
      readonly properties: Readonly<Record<string, JsonSchema>>;
      readonly required: readonly string[];
      readonly additionalProperties?: false;
    }
  | {
      readonly type: 'array';
      readonly description?: string;
      readonly items: JsonSchema;
      readonly minItems?: number;
      readonly maxItems?: number;
    }
  | { readonly type: 'string'; readonly description?: string; readonly enum?: readonly string[] }
  | {
      readonly type: 'number' | 'integer';
      readonly description?: string;
      readonly minimum?: number;
      readonly maximum?: number;
    }
  | { readonly type: 'boolean'; readonly description?: string };

/**
 * What a request to the provider passes. GigaChat refuses whoever opens more streams than their key allows, so every
 * request waits for a free one; and a workspace has so many requests in a month.
 */
export interface RequestLimiter {
  /** Waits for a free stream until a moment, to hold it so long at most; null when none got free in time. */
  enter(until: Date, holdMilliseconds: number): Promise<Stream | null>;
  /** Counts a request before it is made; false when the month's requests are used up. */
  reserve(): Promise<boolean>;
}

/** A stream that is ours. */
export interface Stream {
  /** After this moment it may be somebody else's. */
  readonly until: Date;
  /** Frees it. */
  leave(): Promise<void>;
}

/** A question that is answered by JSON of a known shape. */
export interface JsonQuestion<T> {
  readonly access: GigachatAccess;
  /** The provider's light model where it is left out. */
  readonly model?: string;
  readonly system: string;
  readonly user: string;
  /** What the reply is called and described as where it is asked for as arguments of a function; the name is Latin. */
  readonly name: string;
  readonly description: string;
  /** Judges the reply; the two schemas are to say the same. */
  readonly schema: z.ZodMiniType<T>;
  readonly jsonSchema: JsonSchema;
  /** The longest reply, in tokens; one that was cut is asked for again with twice as many. */
  readonly maxTokens: number;
  /** Nothing is asked, waited for or retried after this moment. */
  readonly until: Date;
  readonly limiter: RequestLimiter;
}

/** Why there is no reply. */
export interface CompletionProblem {
  /**
   * refused: the access is not valid for this; failed: the provider did not do its part; blacklisted: it will not speak
   * about this text; invalid: not the shape that was asked for, twice; busy: no stream got free, or too many requests;
   * timeout: no reply in time; spent: no paid tokens, or no requests left in this month.
   */
  readonly kind: 'refused' | 'failed' | 'blacklisted' | 'invalid' | 'busy' | 'timeout' | 'spent';
  /** For a person. Holds nothing of the question, the reply or the access. */
  readonly detail: Words;
}

interface Spent {
  /** Tokens the provider bills for all requests of this question. */
  readonly usage: number;
  /** Requests the provider carried out, or may have: it did not answer. */
  readonly calls: number;
}

export type JsonOutcome<T> =
  | ({ readonly ok: true; readonly value: T; readonly model: string } & Spent)
  | ({ readonly ok: false; readonly problem: CompletionProblem } & Spent);

/** Time and chance, so that tests neither wait nor guess. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  sleep(milliseconds: number): Promise<void>;
  /** From 0 up to 1. */
  random(): number;
}
