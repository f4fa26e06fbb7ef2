import { describe, expect, it } from 'vitest';
import { openCodeTeam, sealCodeTeam } from './code-team.ts';

const CODE = 'abcde-fghjk';
const RUN = '0b8e7a56-7f5c-4d0b-9f0e-0d2f6d4ac001';

describe('the team of a one-time code', () => {
  it('opens with its code and in its run alone', () => {
    const sealed = sealCodeTeam({ team: 'Склад', onSheet: true }, CODE, RUN);
    expect(openCodeTeam(sealed, CODE, RUN)).toEqual({ team: 'Склад', onSheet: true });
    expect(() => openCodeTeam(sealed, 'abcde-fghjm', RUN)).toThrow(/./);
    expect(() => openCodeTeam(sealed, CODE, `${RUN.slice(0, -1)}2`)).toThrow(/./);
  });

  it('is told by no length and no byte: of a long name, a short one and none', () => {
    const lengths = ['Отдел продаж и работы с ключевыми клиентами', 'А', null].map(
      (team) => sealCodeTeam({ team, onSheet: false }, CODE, RUN).length,
    );
    expect(new Set(lengths).size).toBe(1);
    const twice = [1, 2].map(() =>
      Buffer.from(sealCodeTeam({ team: 'Склад', onSheet: false }, CODE, RUN)).toString('hex'),
    );
    expect(twice[0]).not.toBe(twice[1]);
  });
});
