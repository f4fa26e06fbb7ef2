import type { Words } from '#shared/text/said.ts';
import type { Fact } from '../analysis.ts';
import { createPseudonyms, type Pseudonyms } from './pseudonyms.ts';
import { askedFacts, type AskedFact } from './asked-facts.ts';
import type { Subject } from '../said-of.ts';
import { systemPrompt, userMessage } from './prompt.ts';
import { MODEL_REPLY_JSON_SCHEMA, ModelReply } from './reply.ts';
import { whyUnsupported, type Statement } from './verify.ts';

/** What a model has said and the facts bear, with the names put back. */
export interface Verified {
  readonly summary: string | null;
  readonly claims: readonly { readonly title: string; readonly text: string; readonly evidence: readonly string[] }[];
  readonly actions: readonly {
    readonly title: string;
    readonly text: string;
    readonly steps: readonly string[];
    readonly evidence: readonly string[];
  }[];
  /** How many statements were dropped. */
  readonly dropped: number;
}

/** How a model is asked: one request that is paid for, or several by the client's own rules. */
export type Complete = (request: {
  readonly system: string;
  readonly user: string;
  readonly schema: typeof ModelReply;
  readonly jsonSchema: object;
  readonly maxTokens: number;
}) => Promise<
  | { readonly ok: true; readonly value: ModelReply }
  | { readonly ok: false; readonly problem: { readonly kind: string; readonly detail: Words } }
>;

type Answered =
  | { readonly ok: true; readonly verified: Verified }
  | { readonly ok: false; readonly problem: { readonly kind: string; readonly detail: Words } };

const MAX_TOKENS = 2_000;

/**
 * Asks a model about the facts of the built-in analysis and keeps what these facts bear. It is given nothing else of a
 * customer: neither the names in them nor any answer, so no answer can tell it what to do.
 */
export async function askModel(
  subject: Subject,
  { facts, names }: { readonly facts: readonly Fact[]; readonly names: Parameters<typeof createPseudonyms>[0] },
  complete: Complete,
): Promise<Answered> {
  const pseudonyms = createPseudonyms(names);
  const hidden = pseudonyms.hide(askedFacts(subject, facts));
  const reply = await complete({
    system: systemPrompt(subject),
    user: userMessage(hidden),
    schema: ModelReply,
    jsonSchema: MODEL_REPLY_JSON_SCHEMA,
    maxTokens: MAX_TOKENS,
  });
  return reply.ok ? { ok: true, verified: verify(reply.value, hidden, pseudonyms) } : reply;
}

function verify({ summary, claims, actions }: ModelReply, facts: readonly AskedFact[], names: Pseudonyms): Verified {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const bears = (statement: Statement): boolean => whyUnsupported(statement, byId) === null;
  const kept = {
    summary: bears(summary) ? names.reveal(summary.text) : null,
    claims: claims
      .filter(({ title, text, evidence }) => bears({ text: `${title}. ${text}`, evidence }))
      .flatMap(({ title, text, evidence }) =>
        revealed(names, [title, text], ([t = '', x = '']) => ({ title: t, text: x, evidence })),
      ),
    actions: actions
      .filter(({ title, text, steps, evidence }) =>
        bears({ text: [title, text, ...steps].join('. '), evidence, isAction: true }),
      )
      .flatMap(({ title, text, steps, evidence }) =>
        revealed(names, [title, text, ...steps], ([t = '', x = '', ...rest]) => ({
          title: t,
          text: x,
          steps: rest,
          evidence,
        })),
      ),
  };
  const said = claims.length + actions.length + 1;
  const shown = kept.claims.length + kept.actions.length + (kept.summary === null ? 0 : 1);
  return { ...kept, dropped: said - shown };
}

/** Puts the names back into several texts; nothing where one of them cannot be read. */
function revealed<T>({ reveal }: Pseudonyms, texts: readonly string[], make: (texts: readonly string[]) => T): T[] {
  const read = texts.map(reveal);
  return read.includes(null) ? [] : [make(read as string[])];
}
