import { CfnResource, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** How the findings of checkov begin; it reads what is accepted from the template. */
const CHECKOV = 'CKV_';

/**
 * Accepts findings of the checks, always with the reason: those of AWS Solutions for the construct and what is under
 * it, those of checkov (`CKV_…`) for the construct's own resource. `npm run scan:infra` is red for all others, and
 * infra/README.md explains each kind.
 */
export function accept(construct: IConstruct, reason: string, ...findings: readonly string[]): void {
  const own = findings.filter((id) => !id.startsWith(CHECKOV));
  if (own.length > 0) Validations.of(construct).acknowledge(...own.map((id) => ({ id, reason })));
  const scanned = findings.filter((id) => id.startsWith(CHECKOV));
  if (scanned.length === 0) return;
  const resource = CfnResource.isCfnResource(construct) ? construct : construct.node.defaultChild;
  if (!CfnResource.isCfnResource(resource)) throw new Error(`${construct.node.path} has no resource of its own`);
  const { skip = [] } = (resource.getMetadata('checkov') ?? {}) as { skip?: object[] };
  resource.addMetadata('checkov', { skip: [...skip, ...scanned.map((id) => ({ id, comment: reason }))] });
}
