import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { PICTURES } from '#web/features/landing/pictures.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, TABLET, visit } from './browser.ts';
import { expectTexts, oneGuest } from './landing.ts';
import { product } from './own-product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

const theGuest = oneGuest(() => browser);

const SECTIONS = [
  ['О нас', 'about'],
  ['Возможности', 'features'],
  ['Результаты', 'impact'],
  ['Цены', 'pricing'],
  ['Вопросы', 'faq'],
] as const;

/** Waits until a section's head stands in the upper half of the window, below the sticky header. */
async function expectInView(page: Page, id: string): Promise<void> {
  await page.waitForFunction((section) => {
    const { top } = document.getElementById(section)!.getBoundingClientRect();
    return top >= -1 && top < innerHeight / 2;
  }, id);
}

/** The figures of a section, each with what is said of it. */
async function statsOf(section: Locator): Promise<string[][]> {
  const stats = await section
    .locator('dl > div')
    .evaluateAll((all) => all.map((one) => [...one.children].map((part) => part.textContent)));
  return stats.map((words) => words.map((word) => word.replaceAll(/\s/g, ' ')));
}

/** Which of the two pictures behind the cards of the first screen is seen. */
function shownScene(page: Page): Promise<string> {
  return page.locator('[data-scene]').evaluate((panel) => {
    const seen = [...panel.querySelectorAll('svg > g')].map((group) => getComputedStyle(group).opacity);
    return `${panel.getAttribute('data-scene')} ${seen.join(' ')}`;
  });
}

describe('the landing', () => {
  it('is flawless on a desktop, a tablet and a phone, in the light and in the dark, for everybody (A2.1-01)', async () => {
    const reader = await theGuest();
    await expectFlawless(reader, 'landing on a desktop');
    await showAs(reader.page, DESKTOP, 'dark');
    await expectWhole(reader, 'landing on a desktop, in the dark');
    await showAs(reader.page, TABLET);
    await expectWhole(reader, 'landing on a tablet');
    await showAs(reader.page, PHONE, 'dark');
    await expectFlawless(reader, 'landing on a phone, in the dark');
  });

  it.each([
    ['light', ''],
    ['dark', ''],
    ['light', '/en'],
  ] as const)(
    'shows the product itself in the colours and the language of whoever looks, and loads a picture when it comes near: %s %s',
    async (scheme, prefix) => {
      const { context, page } = await visit(browser, DESKTOP, scheme);
      const loaded = new Set<string>();
      page.on('request', (request) => loaded.add(new URL(request.url()).pathname));
      await page.goto(`${prefix}/`);
      await page.locator('h1').waitFor();
      const pictures = page.locator('#features figure img:visible');
      expect(await pictures.count()).toBe(PICTURES.length);
      const taken = () => [...loaded].filter((path) => path.includes('/pictures/')).toSorted();
      expect(taken()).toEqual([]);
      for (const place of PICTURES.keys()) {
        const picture = pictures.nth(place);
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth), PATIENCE).toBe(1280);
      }
      expect(taken()).toEqual(PICTURES.map((name) => `${prefix}/pictures/${name}-${scheme}.webp`).toSorted());
      await context.close();
    },
  );

  it('says in Russian what Tonus is, for whom, what it does and that it is in beta (A0-01, A0-02, A0-03, A1-01, A2.2-05, A2.2-07, A2.2-09, A2.2-13, A2.2-14)', async () => {
    const { page } = await theGuest();
    expect(await page.locator('html').getAttribute('lang')).toBe('ru');
    expect(await page.title()).toBe('Тонус — HR-аналитика и удержание сотрудников');
    const hero = page.locator('main > section').first();
    expect((await hero.getByRole('heading', { level: 1 }).innerText()).replace('\n', ' ')).toBe(
      'Люди уходят не внезапно',
    );
    await expectTexts(hero, [/Снижаем текучесть/, /35.%/, /14.дней/, /10\+/]);
    expect(await statsOf(hero)).toEqual([
      ['меньше увольнений: наша цель', '35 %'],
      ['аналитики бесплатно', '14 дней'],
      ['предложений партнёров', '10+'],
    ]);

    const about = page.locator('#about');
    await expectTexts(about, [
      /малым и средним компаниям/,
      /бета-версии/,
      /eNPS и пульс-опросы/,
      /Задачи команды на одной доске/,
    ]);
    await expectTexts(about, [
      /ИИ собирает итоги в короткий текст и рекомендации/,
      /данные из Bitrix24/,
      /Предложения партнёров/,
    ]);
    expect(await about.getByRole('listitem').count()).toBe(4);
    await expectTexts(about, [/Наша миссия/]);

    const impact = page.locator('#impact');
    // Each is said where it stands to be an aim, or what was computed from: 40 × 0.35 × 960 000 × 0.21.
    expect(await statsOf(impact)).toEqual([
      ['цель: снижение текучести', '35 %'],
      ['расчёт: экономия на найме для компании из 100 человек', '2,8 млн ₽'],
      ['цель: рост продуктивности', '42 %'],
      ['цель: оценка сотрудников', '4,8 из 5'],
    ]);
    await expectTexts(impact, [
      /Это не замеры: Тонус в бета-версии/,
      /уходят 40 из 100, с Тонусом на 35 % меньше, то есть на 14 человек/,
      /21 % годовой оплаты \(медиана исследований\), а платят 80 тысяч ₽ в месяц/,
    ]);
    expect(await impact.getByRole('listitem').count()).toBe(4);
  });

  it('scrolls smoothly to each section, at once for those who want no motion (A2.2-01, A2.2-23)', async () => {
    const { page } = await theGuest();
    const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(await behaviour()).toBe('auto');
    for (const place of ['banner', 'contentinfo'] as const) {
      for (const [name, id] of SECTIONS) {
        const link = page.getByRole(place).getByRole('link', { name, exact: true });
        expect(await link.getAttribute('href')).toBe(`#${id}`);
        await link.click();
        await expectInView(page, id);
      }
    }
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await behaviour()).toBe('smooth');
    await page.getByRole('banner').getByRole('link', { name: 'О нас' }).click();
    await expectInView(page, 'about');
  });

  it('opens and closes its menu on a phone, and leads to a section from it (A2.2-04)', async () => {
    const reader = await theGuest();
    const { page } = reader;
    await showAs(page, PHONE, 'dark');
    const pricing = page.getByRole('banner').getByRole('link', { name: 'Цены' });
    expect(await pricing.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Открыть меню' }).click();
    await pricing.waitFor();
    await expectFlawless(reader, 'open menu');
    await page.getByRole('button', { name: 'Закрыть меню' }).click();
    await pricing.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Открыть меню' }).click();
    await pricing.click();
    await expectInView(page, 'pricing');
    await pricing.waitFor({ state: 'hidden' });
  });

  it('changes the picture behind the cards by pointer, keyboard and touch (A2.2-08)', async () => {
    const { page } = await theGuest();
    const analytics = page.getByRole('button', { name: /HR-аналитика/ });
    const development = page.getByRole('button', { name: /Развитие/ });
    await expect.poll(() => shownScene(page), PATIENCE).toBe('analytics 1 0');
    await development.hover();
    await expect.poll(() => shownScene(page)).toBe('development 0 1');
    await analytics.hover();
    await expect.poll(() => shownScene(page)).toBe('analytics 1 0');
    await analytics.focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => shownScene(page)).toBe('development 0 1');
    expect(await development.getAttribute('aria-pressed')).toBe('true');

    const phone = await browser.newContext({ baseURL: product.url, viewport: PHONE, hasTouch: true });
    const touched = await phone.newPage();
    await touched.goto('/');
    await touched.getByRole('button', { name: /Развитие/ }).tap();
    await expect.poll(() => shownScene(touched)).toBe('development 0 1');
    await phone.close();
  });

  it('shows what Tonus can do in three tabs, each with a title, a description and four cards, by arrows too (A1-02, A1-05, A2.2-10, A2.2-11)', async () => {
    const reader = await theGuest();
    const { page } = reader;
    const features = page.locator('#features');
    const panel = features.getByRole('tabpanel');
    expect(await features.getByRole('tab').allInnerTexts()).toEqual([
      'Аналитика',
      'Искусственный интеллект',
      'Автоматизация',
    ]);
    expect(await features.getByRole('tab', { selected: true }).innerText()).toBe('Аналитика');
    await expectTexts(panel, [/Сигналы выгорания/]);
    await features.getByRole('tab', { name: 'Аналитика' }).focus();
    const seen = new Set<string>();
    for (const [tab, words] of [
      ['Искусственный интеллект', /видит только факты: ответы и имена ему не передаются.* Прогноз текучести/],
      // No schedule knows when a project ends: such a poll is started by a person.
      ['Автоматизация', /Пульс каждую неделю, удовлетворённость раз в месяц\. Опрос после проекта вы запускаете сами/],
      ['Аналитика', /eNPS с погрешностью/],
    ] as const) {
      await page.keyboard.press('ArrowRight');
      expect(await features.getByRole('tab', { selected: true }).innerText()).toBe(tab);
      await expectTexts(panel, [words]);
      const [title, description] = await panel.locator('h3, h3 + p').allInnerTexts();
      for (const words of [title, description]) expect(words).toMatch(/[а-яё]{3}/i);
      const cards = await panel
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => [...item.children].map((part) => part.textContent)));
      expect(cards.map((card) => card.length)).toEqual([2, 2, 2, 2]);
      for (const words of cards.flat()) expect(words).toMatch(/[а-яё]{3}/i);
      for (const words of [title!, description!, ...cards.flat()]) seen.add(words);
      await expectWhole(reader, tab);
    }
    // Three titles, three descriptions, twelve cards of a title and a text, none of them twice.
    expect(seen.size).toBe(3 + 3 + 3 * 4 * 2);
  });

  it('names what partners offer: courses, conferences, the gym, psychologists (A1-03)', async () => {
    const { page } = await theGuest();
    const offers = page.locator('#about').getByRole('listitem').filter({ hasText: 'Предложения партнёров' });
    await expectTexts(offers, [/курсы/i, /конференции/i, /спортзал/i, /психологи/i]);
  });

  it('names the budget, actions within it, the return on employees, reminders and polls by schedule (A1-04)', async () => {
    const { page } = await theGuest();
    await page.locator('#features').getByRole('tab', { name: 'Автоматизация' }).click();
    await expectTexts(page.getByRole('tabpanel'), [
      /Контроль HR-бюджета/,
      /Действия в рамках бюджета/,
      /Напоминания/,
      /Опросы по расписанию/,
    ]);
    const premium = page.locator('#pricing').getByRole('listitem').filter({ hasText: 'Выбрать Premium' });
    await expectTexts(premium, [/Контроль HR-бюджета/, /Автоматические действия в рамках бюджета/, /ROI сотрудников/]);
  });

  it('promises no data in Russia where the deployment does not (A1-06)', async () => {
    const { page } = await theGuest();
    const question = page.getByRole('button', { name: 'Где хранятся данные?' });
    const badge = page.getByRole('contentinfo').getByText('152-ФЗ');
    await page.waitForLoadState('networkidle');
    await expectTexts(page.locator('#faq'), [/один-два дня/]);
    expect(await question.count()).toBe(0);
    expect(await badge.count()).toBe(0);
  });

  it('answers one question at a time (A1-07, A1-08, A2.2-20)', async () => {
    const { page } = await theGuest();
    const faq = page.locator('#faq');
    const open = () => faq.locator('button[aria-expanded="true"]').allInnerTexts();
    expect(await open()).toEqual(['Сколько времени занимает запуск?']);
    for (const [question, answer] of [
      [
        'Какие опросы можно проводить?',
        /по расписанию\. После проекта опрос запускаете вы: вопросы для него уже готовы/,
      ],
      ['Как оплатить?', /По счёту банковским переводом или корпоративной картой.*электронный документооборот/],
      ['Что будет с данными при смене тарифа?', /Все данные сохраняются.*доступ сужается/],
    ] as const) {
      await faq.getByRole('button', { name: question }).click();
      expect(await open()).toEqual([question]);
      expect(await faq.getByRole('region').allInnerTexts()).toEqual([expect.stringMatching(answer)]);
    }
    await faq.getByRole('button', { name: 'Что будет с данными' }).press('Enter');
    expect(await open()).toEqual([]);
  });

  it('shows badges, hours and the pages in its footer (A2.1-02, A2.2-22)', async () => {
    const { page } = await theGuest();
    const footer = page.getByRole('contentinfo');
    await expectTexts(footer, [/пн–пт, 9:00–18:00 по Москве/, /TLS и AES-256/, /WCAG 2\.2 AA/]);
    const links = await footer.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(
      expect.arrayContaining(
        ['careers', 'blog', 'news', 'help', 'contact', 'api', 'privacy', 'security', 'terms', 'cookies'].map(
          (page) => `/${page}`,
        ),
      ),
    );
  });
});
