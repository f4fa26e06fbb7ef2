import { describe, expect, it } from 'vitest';
import { exampleProd } from '#infra/example-stage.ts';
import { ofType, type Resource, resourcesOf, resourcesOfStage } from './template.ts';

const app = resourcesOf('app');

describe('a flood at one function', () => {
  const reservedOf = (resources: readonly Resource[]) =>
    ofType(resources, 'AWS::Lambda::Function').map(({ Properties }) =>
      Number(Properties['ReservedConcurrentExecutions']),
    );
  const total = (reserved: readonly number[]) => reserved.reduce((all, one) => all + one, 0);

  it('leaves every other what is reserved for it, and the account the hundred Lambda keeps free', () => {
    const reserved = reservedOf(app);
    expect(Math.min(...reserved)).toBeGreaterThan(0);
    expect(total(reserved)).toBe(900);
    const of = (name: string) =>
      Number(
        ofType(app, 'AWS::Lambda::Function').find(({ id }) => id.toLowerCase().startsWith(`${name}function`))!
          .Properties['ReservedConcurrentExecutions'],
      );
    expect(of('answers')).toBeLessThan(total(reserved) / 2);
    expect(of('auth')).toBeGreaterThanOrEqual(100);
  });

  it('leaves something to everybody even in the smallest account that can reserve', () => {
    const reserved = reservedOf(resourcesOfStage(exampleProd({ concurrency: 200 })).app);
    expect(Math.min(...reserved)).toBeGreaterThan(0);
    expect(total(reserved)).toBeLessThanOrEqual(100);
  });

  it('is not held where the stage does not say what the account allows: a new one allows ten and reserves none', () => {
    const { app: unreserved } = resourcesOfStage(exampleProd({ concurrency: undefined }));
    for (const { Properties } of ofType(unreserved, 'AWS::Lambda::Function')) {
      expect(Properties).not.toHaveProperty('ReservedConcurrentExecutions');
    }
  });
});
