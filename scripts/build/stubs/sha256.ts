/** Stands in for the SDK's own SHA-256 in the bundles: it serves where node:crypto is missing, and here it never is. */
export class Sha256Js {
  constructor() {
    throw new Error('SHA-256 comes from node:crypto');
  }
}
