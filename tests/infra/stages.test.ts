import { describe, expect, it } from 'vitest';
import { loadStage, parseStage, readStage, stageNames } from '#infra/config.ts';
import { exampleProd, OPERATOR_SETTINGS } from '#infra/example-stage.ts';

const enough = { logRetentionDays: 30, keepData: false };
/** What a refusal says. */
function refusalOf(settings: object): string {
  try {
    parseStage('prod', settings);
  } catch (error) {
    return String(error);
  }
  return '';
}

describe('stages', () => {
  it.each(stageNames())('%s is right once its operator has filled it in', (name) => {
    expect(parseStage(name, { ...Object(readStage(name)), ...OPERATOR_SETTINGS }).name).toBe(name);
  });

  it.each(stageNames().filter((name) => name !== 'prod'))('%s can be used as it is shipped', (name) => {
    expect(loadStage(name).name).toBe(name);
  });

  it('keeps the data of customers', () => {
    expect(exampleProd()).toMatchObject({ keepData: true, publishSite: true });
  });

  it('asks the operator of a shipped stage for nothing but what a stage with data needs', () => {
    expect(Object.keys(exampleProd()).toSorted()).toEqual(
      expect.arrayContaining(Object.keys(OPERATOR_SETTINGS).toSorted()),
    );
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
    ['a bot that is no address of the web', { botUrl: '@tonus_bot' }, 'botUrl'],
    ['a bot whose address could run in the page', { botUrl: 'javascript:alert(1)' }, 'botUrl'],
    ['an alarm address that is none', { alarmEmail: 'ops' }, 'alarmEmail'],
    ['a concurrency of which nothing could be reserved', { concurrency: 100 }, 'concurrency'],
    ['a firewall that a shift behind one address would meet', { firewall: { requestsPerFiveMinutes: 10 } }, 'firewall'],
    ['a rate of zero', { throttle: { ratePerSecond: 0, burst: 1 } }, 'ratePerSecond'],
    ['a rate that counters are not made for', { throttle: { ratePerSecond: 10_001, burst: 1 } }, 'ratePerSecond'],
  ])('refuses %s, naming it', (_, wrong, named) => {
    expect(() => parseStage('dev', { ...enough, ...wrong })).toThrow(named);
  });

  describe('that keep data', () => {
    const kept = { ...enough, keepData: true };
    const needed = ['mailSender', 'alarmEmail', 'operator', 'supportEmail', 'domain', 'certificateArn'] as const;

    it('are refused as long as nobody could be written to or told, naming each missing setting at once', () => {
      const refusal = refusalOf(kept);
      for (const setting of needed) expect(refusal).toContain(`\n  ${setting}: `);
      expect(refusal).toContain('infra/stages/prod.json');
    });

    it.each(needed)('are refused without %s alone', (setting) => {
      const { [setting]: left, ...others } = OPERATOR_SETTINGS;
      expect(left).not.toBe('');
      for (const settings of [others, { ...others, [setting]: '' }, { ...others, [setting]: '  ' }]) {
        const refusal = refusalOf({ ...kept, ...settings });
        expect(refusal.match(/\n {2}\w+: /g)).toEqual([`\n  ${setting}: `]);
      }
    });

    it('are told of wrong and of missing settings together', () => {
      expect(refusalOf({ ...kept, ...OPERATOR_SETTINGS, mailSender: '', alarmEmail: 'ops' })).toMatch(
        /alarmEmail[\s\S]*mailSender/,
      );
    });

    it('are accepted with all of them', () => {
      expect(parseStage('prod', { ...kept, ...OPERATOR_SETTINGS })).toMatchObject(OPERATOR_SETTINGS);
    });
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
