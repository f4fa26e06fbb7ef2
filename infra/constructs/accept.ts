import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Accepts findings of the checks for one construct and what is under it, always with the reason. */
export function accept(construct: IConstruct, reason: string, ...findings: readonly string[]): void {
  Validations.of(construct).acknowledge(...findings.map((id) => ({ id, reason })));
}
