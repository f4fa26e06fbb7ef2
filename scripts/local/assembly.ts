import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({ type: z.string(), properties: z.optional(z.record(z.string(), z.unknown())) }),
  ),
});
const Template = z.object({
  Parameters: z._default(z.record(z.string(), z.object({ Default: z.optional(z.unknown()) })), {}),
  Resources: z.record(
    z.string(),
    z.object({ Type: z.string(), Properties: z._default(z.record(z.string(), z.unknown()), {}) }),
  ),
  Outputs: z._default(
    z.record(z.string(), z.object({ Value: z.unknown(), Export: z.optional(z.object({ Name: z.unknown() })) })),
    {},
  ),
});
const AssetManifest = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.object({ path: z.optional(z.string()) }),
      destinations: z.record(z.string(), z.object({ objectKey: z.string() })),
    }),
  ),
});

/** A resource of some stack's template, its properties as written: intrinsic functions unresolved. */
export interface Resource {
  readonly stack: string;
  readonly id: string;
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** What `cdk synth` made: the templates of all stacks and where each asset lies on this disk. */
export interface Assembly {
  readonly resources: readonly Resource[];
  readonly outputs: readonly { stack: string; value: unknown; exportName: unknown }[];
  /** Default values of the templates' parameters, by stack and name. */
  readonly parameters: ReadonlyMap<string, unknown>;
  /** Absolute path of an asset by its key in the asset bucket; throws for an unknown key. */
  asset(objectKey: string): string;
}

/** Reads a cloud assembly directory (`cdk.out`). Throws when it is no assembly or one of an unknown shape. */
export function readAssembly(dir: string): Assembly {
  const manifest = Manifest.parse(readJson(join(dir, 'manifest.json')));
  const resources: Resource[] = [];
  const outputs: { stack: string; value: unknown; exportName: unknown }[] = [];
  const parameters = new Map<string, unknown>();
  const assets = new Map<string, string>();
  for (const [stack, { type, properties = {} }] of Object.entries(manifest.artifacts)) {
    if (type === 'cdk:asset-manifest') {
      for (const { source, destinations } of Object.values(
        AssetManifest.parse(readJson(join(dir, String(properties['file'])))).files,
      )) {
        for (const { objectKey } of Object.values(destinations)) {
          if (source.path) assets.set(objectKey, join(dir, source.path));
        }
      }
    } else if (type === 'aws:cloudformation:stack') {
      const template = Template.parse(readJson(join(dir, String(properties['templateFile']))));
      for (const [id, { Type, Properties }] of Object.entries(template.Resources)) {
        resources.push({ stack, id, type: Type, properties: Properties });
      }
      for (const { Value, Export } of Object.values(template.Outputs)) {
        outputs.push({ stack, value: Value, exportName: Export?.Name });
      }
      for (const [name, { Default }] of Object.entries(template.Parameters))
        parameters.set(`${stack}/${name}`, Default);
    }
  }
  return {
    resources,
    outputs,
    parameters,
    asset: (objectKey) => {
      const path = assets.get(objectKey);
      if (path === undefined) throw new Error(`The assembly has no asset ${objectKey}`);
      return path;
    },
  };
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
