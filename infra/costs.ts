/** What AWS asks for things that cost by the month whether anybody comes or not, in dollars: the Frankfurt price lists of this day. */
export const PRICES = {
  day: '2026-11-30',
  byType: {
    'AWS::KMS::Key': 1,
    'AWS::SecretsManager::Secret': 0.4,
    'AWS::CloudWatch::Alarm': 0.1,
    'AWS::CloudWatch::Dashboard': 3,
    'AWS::WAFv2::WebACL': 5,
  },
  /** So many of a kind are free in an account. */
  free: { 'AWS::CloudWatch::Alarm': 10, 'AWS::CloudWatch::Dashboard': 3 },
} as const;

/** Kinds of resources that cost by use alone, or nothing. */
export const BY_USE = [
  'AWS::ApiGatewayV2::',
  'AWS::CloudFormation::',
  'AWS::CloudFront::',
  'AWS::CloudTrail::',
  'AWS::CloudWatch::',
  'AWS::CodeDeploy::',
  'AWS::DynamoDB::',
  'AWS::Events::',
  'AWS::IAM::',
  'AWS::KMS::',
  'AWS::Lambda::',
  'AWS::Logs::',
  'AWS::S3::',
  'AWS::SES::',
  'AWS::SNS::',
  'AWS::SQS::',
  'AWS::Scheduler::',
  'AWS::SecretsManager::',
  'AWS::CDK::',
  'Custom::',
] as const;

/** What these kinds of resources, a name for each resource, cost a month while nobody uses the service, in dollars. */
export function idleCost(types: readonly string[]): number {
  return Object.entries(PRICES.byType).reduce((sum, [type, price]) => {
    const free = type in PRICES.free ? PRICES.free[type as keyof typeof PRICES.free] : 0;
    const paid = Math.max(0, types.filter((one) => one === type).length - free);
    return sum + paid * price;
  }, 0);
}

/** What AWS asks for each of these, in dollars: the Frankfurt price lists of the same day, without what is free for a year. */
export const PRICES_OF_USE = {
  /** DynamoDB, on demand. */
  writeUnit: 0.7625e-6,
  readUnit: 0.1525e-6,
  /** A request of the HTTP API. */
  apiRequest: 1.2e-6,
  invocation: 0.2e-6,
  /** Of a function on arm64, a gigabyte for a second. */
  gigabyteSecond: 13.3334e-6,
  /** A letter by SES. */
  letter: 100e-6,
  /** A request of CloudFront over TLS, and a gigabyte that it sends. */
  edgeRequest: 1.2e-6,
  edgeGigabyte: 0.085,
  /** A call of KMS. */
  keyCall: 3e-6,
} as const;

/** What so many units of use cost, in dollars. */
export function costOfUse(used: Partial<Record<keyof typeof PRICES_OF_USE, number>>): number {
  return Object.entries(used).reduce(
    (sum, [name, count]) => sum + count * PRICES_OF_USE[name as keyof typeof PRICES_OF_USE],
    0,
  );
}
