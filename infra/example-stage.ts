import { parseStage, readStage, type StageConfig } from './config.ts';

/** What the operator of a stage fills in, as an example. */
export const OPERATOR_SETTINGS = {
  domain: 'tonus.example',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/11111111-2222-3333-4444-555555555555',
  mailSender: 'hello@tonus.example',
  supportEmail: 'help@tonus.example',
  alarmEmail: 'ops@tonus.example',
  operator: 'Romashka LLC, OGRN 1027700000000, Moscow',
};

/** The shipped stage for customers with what its operator fills in, for the tests and scans of its templates. */
export function exampleProd(settings: object = {}): StageConfig {
  return parseStage('prod', { ...Object(readStage('prod')), ...OPERATOR_SETTINGS, ...settings });
}
