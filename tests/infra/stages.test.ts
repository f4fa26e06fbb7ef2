import { describe, expect, it } from 'vitest';
import { loadStage, parseStage, stageNames } from '#infra/config.ts';

const enough = { logRetentionDays: 30, keepData: true };

describe('stages', () => {
  it.each(stageNames())('%s is right', (name) => {
    expect(loadStage(name).name).toBe(name);
  });

  it('keeps the data of customers', () => {
    expect(loadStage('prod')).toMatchObject({ keepData: true, publishSite: true });
  });

  it('refuses an unknown stage, naming those there are', () => {
    expect(() => loadStage('staging')).toThrow(
      'There is no stage "staging"; choose one with -c stage=… of: check, dev, prod',
    );
  });

  it('refuses a name that leaves the folder', () => {
    expect(() => loadStage('../../package')).toThrow(/There is no stage/);
  });

  it.each([
    ['a retention CloudWatch does not know', { logRetentionDays: 31 }, 'logRetentionDays'],
    ['an unknown setting', { colour: 'red' }, 'colour'],
    ['a domain without its certificate', { domain: 'tonus.example' }, 'domain and certificateArn go together'],
    [
      'a certificate of another region',
      { domain: 'tonus.example', certificateArn: 'arn:aws:acm:eu-central-1:123456789012:certificate/a' },
      'certificateArn',
    ],
    ['an alarm address that is none', { alarmEmail: 'ops' }, 'alarmEmail'],
    ['a rate of zero', { throttle: { ratePerSecond: 0, burst: 1 } }, 'ratePerSecond'],
  ])('refuses %s, naming it', (_, wrong, named) => {
    expect(() => parseStage('dev', { ...enough, ...wrong })).toThrow(named);
  });

  it('names every wrong setting at once', () => {
    expect(() => parseStage('dev', { logRetentionDays: 2, keepData: 'yes' })).toThrow(
      /logRetentionDays[\s\S]*keepData|keepData[\s\S]*logRetentionDays/,
    );
  });

  it('fills in what need not be said', () => {
    expect(parseStage('dev', enough)).toMatchObject({ architecture: 'arm64', tokenEpoch: '1', publishSite: true });
  });
});
