import { describe, expect, it } from 'vitest';
import { defineStacks } from '#infra/app.ts';
import { exampleProd } from '#infra/example-stage.ts';
import { newApp } from '#infra/new-app.ts';

interface Template {
  readonly Resources: Record<string, { Type: string; Properties: Record<string, unknown> }>;
  readonly Outputs: Record<string, { Export?: { Name: string }; Value: unknown }>;
}

/** The templates of app and web with this version of the secret between distribution and gateway. */
function deployed(originSecretVersion: number) {
  const { app, web } = synthesized(originSecretVersion);
  const secrets = Object.entries(app.Resources).filter(([, { Type }]) => Type === 'AWS::SecretsManager::Secret');
  const auth = Object.entries(app.Resources).find(([id]) => id.startsWith('AuthFunction'))![1];
  const { Variables } = auth.Properties['Environment'] as { Variables: Record<string, unknown> };
  const known = JSON.stringify(Variables['ORIGIN_SECRET']);
  const exports = Object.values(app.Outputs).filter(({ Export }) => Export);
  const distribution = JSON.stringify(web.Resources);
  return {
    secrets: secrets.map(([id]) => id),
    /** In the order in which the functions are given them. */
    taken: [...known.matchAll(/OriginSecret\w+/g)].map(([id]) => id),
    exported: secrets
      .map(([id]) => id)
      .filter((id) => exports.some(({ Value }) => JSON.stringify(Value).includes(`"${id}"`))),
    shown: secrets.map(([id]) => id).filter((id) => distribution.includes(`Ref${id}`)),
  };
}

function synthesized(originSecretVersion: number): { app: Template; web: Template } {
  const app = newApp();
  const stacks = defineStacks(app, exampleProd({ originSecretVersion }));
  const assembly = app.synth();
  const of = (name: string) => assembly.getStackByName(name).template as Template;
  return { app: of(stacks.app.stackName), web: of(stacks.web.stackName) };
}

describe('the secret between distribution and gateway', () => {
  const [first, second, third] = [deployed(1), deployed(2), deployed(3)];

  it('is one, until it is raised', () => {
    expect(first.secrets).toHaveLength(1);
    expect(first.taken).toEqual(first.secrets);
    expect(first.shown).toEqual(first.secrets);
  });

  it('is another one when it is raised; the one before it is taken and kept for the distribution as it stands', () => {
    const [old] = first.secrets;
    const [fresh, ...others] = second.secrets.filter((id) => id !== old);
    expect(others).toEqual([]);
    expect(second.taken).toEqual([fresh, old]);
    expect(second.shown).toEqual([fresh]);
    expect(second.exported.toSorted()).toEqual([fresh, old].toSorted());
  });

  it('is refused when it was raised twice', () => {
    expect(third.secrets).not.toContain(first.secrets[0]);
    expect(third.taken[1]).toBe(second.taken[0]);
  });
});
