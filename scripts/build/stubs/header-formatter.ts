/** Stands in for what writes the headers of an event stream in the bundles: the SDK's signer makes one and never uses it here. */
export class HeaderFormatter {}
