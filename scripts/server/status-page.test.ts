import { describe, expect, it } from 'vitest';
import type { ViewerRequest } from '#scripts/local/edge.ts';
import type { Check } from './health.ts';
import { withStatusPage } from './status-page.ts';

const NOW = Date.parse('2026-11-30T11:07:00.000Z');
const WELL: readonly Check[] = [
  { name: 'table', ok: true, figures: { milliseconds: 2 } },
  { name: 'mail', ok: true, figures: { waiting: 3, oldestSeconds: 20 } },
  { name: 'stream counters', ok: true, figures: { behindSeconds: 1 } },
  { name: 'stream jobs', ok: true, figures: { behindSeconds: 0 } },
  { name: 'queue slow-jobs', ok: true, figures: { waiting: 0, oldestSeconds: 0 } },
];
const changedBy = (...changed: readonly Check[]) =>
  WELL.map((check) => changed.find(({ name }) => name === check.name) ?? check);
const asked = (more: Partial<ViewerRequest> = {}): ViewerRequest => ({
  method: 'GET',
  path: '/status',
  query: '',
  headers: {},
  body: Buffer.alloc(0),
  sourceIp: '203.0.113.7',
  sourcePort: 1,
  ...more,
});
const OTHER = { status: 200, headers: {}, body: Buffer.from('the site') };

function open(checks: readonly Check[], clock = { now: NOW }) {
  let looks = 0;
  const answer = withStatusPage(async () => OTHER, {
    check: async () => {
      looks += 1;
      return checks;
    },
    email: 'help+"<b>@company.example',
    now: () => clock.now,
  });
  const page = async (more?: Partial<ViewerRequest>) => {
    const { status, body } = await answer(asked(more));
    return { status, text: body.toString() };
  };
  return { answer, page, looks: () => looks };
}

describe('the page of status', () => {
  it('says that all works as far as it sees, and what it does not see', async () => {
    const { status, text } = await open(WELL).page();
    expect(status).toBe(200);
    expect(text).toContain('Всё, что видно отсюда, работает');
    expect(text).toContain('Отсюда не видно, дошло ли письмо до ящика');
    expect(text).toContain('Проверено в\u00a014:07 по Москве');
    expect(text).not.toContain('class="late"');
    expect(text).toContain('mailto:help+&#34;&#60;b&#62;@company.example');
  });

  it('says what is late and since which quarter of an hour, and counts nothing', async () => {
    const late = changedBy(
      { name: 'stream counters', ok: false, figures: { behindSeconds: 1987 } },
      { name: 'mail', ok: false, figures: { waiting: 4242, oldestSeconds: 7200 } },
    );
    const { status, text } = await open(late).page();
    expect(status).toBe(200);
    expect(text).toContain('Тонус открывается, но часть работы опаздывает');
    expect(text).toContain('то, что пришло после\u00a013:30, сохранено');
    expect(text).toContain('ждут отправки с\u00a012:00');
    expect(text).not.toMatch(/4242|1987|7200/);
  });

  it('is no success where the table does not answer, and where nothing was looked at', async () => {
    const broken = changedBy({ name: 'table', ok: false, figures: { milliseconds: 2000 } });
    for (const checks of [broken, []]) {
      const { status, text } = await open(checks).page();
      expect([status, text.includes('Данные не отвечают')]).toEqual([503, true]);
    }
  });

  it('speaks English to whoever does, or asks for it', async () => {
    const { page } = open(WELL);
    for (const more of [{ headers: { 'accept-language': 'en-GB,en;q=0.9' } }, { query: 'lang=en' }]) {
      expect((await page(more)).text).toContain('Everything that can be seen from here works');
    }
    expect((await page({ query: 'lang=ru', headers: { 'accept-language': 'en' } })).text).toContain('<html lang="ru">');
  });

  it('has the colours of the site, light and dark, and names none that there is not', async () => {
    const [, style = ''] = /<style>(.*)<\/style>/s.exec((await open(WELL).page()).text) ?? [];
    for (const [, name] of style.matchAll(/var\((--[\w-]+)\)/g)) expect(style).toContain(`${name}: `);
    expect(style.match(/--pine: /g)!.length).toBeGreaterThan(1);
    expect(style).not.toContain('url(');
  });

  it('looks once in ten seconds, however many ask', async () => {
    const clock = { now: NOW };
    const { page, looks } = open(WELL, clock);
    await Promise.all(Array.from({ length: 50 }, () => page()));
    expect(looks()).toBe(1);
    clock.now += 10_000;
    await page();
    expect(looks()).toBe(2);
  });

  it('leaves everything else to the site, and runs nothing', async () => {
    const { answer, looks } = open(WELL);
    for (const other of [asked({ path: '/status/' }), asked({ method: 'POST' }), asked({ path: '/' })]) {
      expect(await answer(other)).toBe(OTHER);
    }
    expect(looks()).toBe(0);
    const { headers } = await answer(asked());
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });
});
