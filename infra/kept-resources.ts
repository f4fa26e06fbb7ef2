import { join } from 'node:path';
import { fullDiff, ResourceImpact } from '@aws-cdk/cloudformation-diff';

/** What holds data in the stacks of `prod`, by stack; written by `npm run record:resources`. */
export const KEPT_FILE = join(import.meta.dirname, 'kept-resources.json');

/** A template of CloudFormation, of which nothing is known but that it names resources. */
export interface Template {
  readonly Resources: Readonly<Record<string, { readonly Type: string; readonly Properties?: object }>>;
}

/** What holds what people have entered, or the only key to it. */
const KEPT_TYPES = ['AWS::DynamoDB::Table', 'AWS::KMS::Key', 'AWS::S3::Bucket', 'AWS::SQS::Queue'];

/** What is lost by an update of the stack, or may be. */
const LOSSES: readonly ResourceImpact[] = [
  ResourceImpact.WILL_DESTROY,
  ResourceImpact.WILL_ORPHAN,
  ResourceImpact.WILL_REPLACE,
  ResourceImpact.MAY_REPLACE,
];

/** The resources of a template that hold data, with what they are made by. */
export function keptIn({ Resources }: Template): Template {
  return {
    Resources: Object.fromEntries(
      Object.entries(Resources).flatMap(([id, { Type, Properties = {} }]) =>
        KEPT_TYPES.includes(Type) ? [[id, { Type, Properties }]] : [],
      ),
    ),
  };
}

/** What a deployment over the recorded resources would lose, a line each: `Table1234: WILL_REPLACE`. */
export function lossesOf(recorded: Template, now: Template): string[] {
  const losses: string[] = [];
  fullDiff(recorded, now).resources.forEachDifference((id, { changeImpact }) => {
    if (LOSSES.includes(changeImpact)) losses.push(`${id}: ${changeImpact}`);
  });
  return losses;
}
