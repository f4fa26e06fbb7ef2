import * as z from 'zod/mini';
import type { mcpText } from '#text/mcp.ts';
import type { Day } from '#shared/rules/working-days.ts';
import type { Told } from './told.ts';
import type { Given } from './call.ts';

/** What a tool is given besides its input. */
export interface Asked {
  /** What the API tells by the key of whoever asks; throws `Refused`. */
  readonly call: <Replied>(told: Told<Replied>, given: Given) => Promise<Replied>;
  readonly workspaceId: string;
  readonly today: Day;
  /** An address of this site, whole. */
  readonly link: (text: LinkName, to: string) => Link;
}

/** An address where a person sees the same. */
export const Link = z.object({ text: z.string(), url: z.string() });
export type Link = z.infer<typeof Link>;
type LinkName = keyof (typeof mcpText)['links'];

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** What a tool is made of. */
interface Parts<In extends Shape, Out extends Shape> {
  readonly name: string;
  /** Under which its title and description stand in the catalogue. */
  readonly words: keyof (typeof mcpText)['tools'];
  /** Made for each request: descriptions are in the language of whoever asks. */
  readonly input: () => z.ZodMiniObject<In>;
  readonly output: z.ZodMiniObject<Out>;
  readonly tell: (asked: Asked, input: z.infer<z.ZodMiniObject<In>>) => Promise<z.infer<z.ZodMiniObject<Out>>>;
}

/** One thing that an assistant may ask: what it is called, what goes in, what comes out. It only reads. */
export interface Tool extends Pick<Parts<Shape, Shape>, 'name' | 'words' | 'input' | 'output'> {
  readonly tell: (asked: Asked, given: unknown) => Promise<object>;
}

/** Ties what a tool takes and tells to its schemas. */
export function defineTool<In extends Shape, Out extends Shape>({ input, tell, ...tool }: Parts<In, Out>): Tool {
  return { ...tool, input, tell: (asked, given) => tell(asked, input().parse(given)) };
}

/** A field with what it is, for whoever fills it in. */
export function described<T extends z.ZodMiniType>(schema: T, description: string) {
  return schema.check(z.describe(description));
}
