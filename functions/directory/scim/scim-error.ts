import type { DirectoryProblemCode } from '#shared/rules/directory.ts';

/** Which mistake of the request it is, in the words of RFC 7644, section 3.12. */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'tooMany'
  | 'uniqueness';

/** A refusal in the form of SCIM; its words are for whoever runs the directory. */
export class ScimError extends Error {
  readonly status: number;
  readonly scimType: ScimType | undefined;
  /** What is told of it in the settings of the workspace; null where nothing is. */
  readonly problem: DirectoryProblemCode | null;

  constructor(
    status: number,
    detail: string,
    { scimType, problem = null }: { scimType?: ScimType; problem?: DirectoryProblemCode | null } = {},
  ) {
    super(detail);
    this.name = 'ScimError';
    this.status = status;
    this.scimType = scimType;
    this.problem = problem;
  }

  /** The body of the answer; the status is a text there. */
  get body(): object {
    return {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(this.status),
      ...(this.scimType ? { scimType: this.scimType } : {}),
      detail: this.message,
    };
  }
}

/** 400: the request cannot be read. */
export function unreadable(scimType: ScimType, detail: string): never {
  throw new ScimError(400, detail, { scimType, problem: 'unreadable' });
}
