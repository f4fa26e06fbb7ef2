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
