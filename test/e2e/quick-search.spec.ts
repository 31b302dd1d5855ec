import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './shopper.ts';

const say = {
  fi: {
    root: '/',
    field: 'Etsi tuotteita',
    panel: 'Hakuehdotukset',
    columns: ['Kategoriat', 'Sivut', 'Uutiset ja artikkelit', 'Varaosat', 'Tuotteet'],
    rows: ['Tuotteet', 'Kategoriat', 'Sivut', 'Uutiset ja artikkelit'],
    query: 'hihna',
    none: 'Tuotteita ei löytynyt.',
    all: 'Näytä kaikki tuotteet',
    partSearch: 'Varaosahaku',
    counted: /\d+ ehdotusta/,
    results: /^\/haku\?q=hihna$/,
    part: /^\/varaosa\/9912-652%401499$/,
  },
  en: {
    root: '/en',
    field: 'Search products',
    panel: 'Search suggestions',
    columns: ['Categories', 'Pages', 'News and articles', 'Spare parts', 'Products'],
    rows: ['Products', 'Categories', 'Pages', 'News and articles'],
    query: 'belt',
    none: 'No products found.',
    all: 'Show all products',
    partSearch: 'Spare part search',
    counted: /\d+ suggestions/,
    results: /^\/en\/haku\?q=belt$/,
    part: /^\/en\/varaosa\/9912-652%401499$/,
  },
} as const;
type Words = (typeof say)[keyof typeof say];

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;
const fieldOf = (page: Page, words: Words = say.fi) => page.getByRole('combobox', { name: words.field });
const panelOf = (page: Page, words: Words = say.fi) => page.getByRole('listbox', { name: words.panel });
const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const QUERIES = '**/search/1/indexes/*/queries*';
const queryOf = (body: string | null): string => JSON.parse(body ?? '{}').requests[0].query;

/** Answers quick search with a product named after each query, so that the screen tells whose answer it shows. */
async function answerByName(page: Page, waitFor: (query: string) => Promise<unknown> = async () => {}) {
  const asked: string[] = [];
  await page.route(QUERIES, async (route) => {
    const query = queryOf(route.request().postData());
    asked.push(query);
    await waitFor(query);
    const hit = { objectID: '1', sku: 'x', slug: 'x', name: { default: `Osuma ${query}` }, finalPrice: null };
    const results = [[hit], [], [], [], []].map((hits) => ({ hits, nbHits: hits.length }));
    await route.fulfill({ json: { results } }).catch(() => {});
  });
  return asked;
}

/** Waits until the page answers to keys: the field says what quick search has told it. */
async function openWith(page: Page, query: string, words: Words = say.fi) {
  await fieldOf(page, words).fill(query);
  await expect(panelOf(page, words)).toBeVisible();
}

for (const locale of ['fi', 'en'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the open panel has its columns in order (search-2): ${locale}, ${colorScheme}`, { tag: '@main' }, async ({
      page,
    }) => {
      const words = say[locale];
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const requested = page.waitForRequest(QUERIES);
      await page.goto(words.root);
      await openWith(page, words.query, words);
      const { requests } = JSON.parse((await requested).postData() ?? '{}') as {
        requests: Record<string, unknown>[];
      };
      expect(requests.map(({ indexName, hitsPerPage }) => [indexName, hitsPerPage])).toEqual([
        [`products_${locale}`, 8],
        [`categories_${locale}`, 4],
        [`contents_${locale}`, 3],
        [`blogs_${locale}`, 3],
        [`spareparts_${locale}`, 4],
      ]);
      expect(requests[0]).toMatchObject({ distinct: true, ruleContexts: ['product_quick_search'] });

      const shown: readonly string[] = await panelOf(page, words)
        .getByRole('group')
        .evaluateAll((groups) =>
          groups.map(
            (group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
          ),
        );
      const order: readonly string[] = isPhone(page) ? words.rows : words.columns;
      expect(shown.length).toBeGreaterThan(1);
      expect(shown.filter((title) => order.includes(title))).toEqual(order.filter((title) => shown.includes(title)));
      await expect(panelOf(page, words).getByRole('group', { name: words.columns[4] }).getByRole('option')).toHaveCount(
        8,
      );
      await expect(page.getByRole('status').filter({ hasText: words.counted })).toHaveCount(1);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      if (isPhone(page))
        for (const box of await Promise.all(
          (await panelOf(page, words).getByRole('option').all()).map((option) => option.boundingBox()),
        ))
          expect(box?.height).toBeGreaterThanOrEqual(44);

      await page.getByRole('link', { name: words.all }).click();
      await expect.poll(() => pathOf(page)).toMatch(words.results);
      await expect(panelOf(page, words)).toBeHidden();
      await expect(fieldOf(page, words)).toHaveValue(words.query);
    });

for (const locale of ['fi', 'en'] as const)
  test(`keys alone: choose, go round, come back to the field and send: ${locale}`, async ({ page }) => {
    const words = say[locale];
    const field = fieldOf(page, words);
    await page.goto(words.root);
    await field.focus();
    await page.keyboard.type(words.query);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    const options = panelOf(page, words).getByRole('option');
    const count = await options.count();
    const chosen = panelOf(page, words).getByRole('option', { selected: true });
    await expect(chosen).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toHaveCount(1);
    await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(chosen).toHaveCount(0);
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowUp');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await options.nth(count - 1).getAttribute('id')) ?? '',
    );
    await expect(options.nth(count - 1)).toBeInViewport();
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => pathOf(page)).toMatch(words.results);
    await expect(panelOf(page, words)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();

    await field.focus();
    await page.keyboard.press('ArrowDown');
    await expect(panelOf(page, words)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const address = await chosen.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect.poll(() => pathOf(page)).toBe(address);
    await expect(panelOf(page, words)).toBeHidden();
    await expect(field).toHaveValue('');
  });

for (const locale of ['fi', 'en'] as const)
  test(`a part's code finds the part, exact first, and the way to the part search: ${locale}`, async ({ page }) => {
    const words = say[locale];
    await page.goto(words.root);
    await openWith(page, '9912 652', words);
    const parts = panelOf(page, words).getByRole('group', { name: words.columns[3] });
    await expect(parts.getByRole('option').first()).toContainText('9912-652');
    await expect(parts.getByRole('option').first()).toContainText('Arctic Cat');
    await expect(panelOf(page, words)).toContainText(words.none);
    await expect(page.getByRole('status').filter({ hasText: words.none })).toHaveCount(1);
    if (isPhone(page)) await expect(panelOf(page, words).getByRole('option').first()).toContainText('9912-652');
    // the panel's own link knows the code, the header's leads to the empty search
    await expect(page.getByRole('link', { name: `${words.partSearch}: 9912 652` })).toHaveAttribute(
      'href',
      /\/varaosahaku\?koodi=9912%20652$/,
    );
    await expect(page.getByRole('link', { name: words.partSearch, exact: true })).toHaveAttribute(
      'href',
      /\/varaosahaku$/,
    );
    await parts.getByRole('option').first().click();
    await expect.poll(() => pathOf(page)).toMatch(words.part);
    await expect(panelOf(page, words)).toBeHidden();
  });

test('words that are no code lead to the empty part search @thorough', async ({ page }) => {
  await page.goto('/');
  await openWith(page, 'hihna');
  const links = page.getByRole('banner').getByRole('link', { name: say.fi.partSearch, exact: true });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/varaosahaku');
});

test('it opens after a response and for more than one letter (search-1) @thorough', async ({ page }) => {
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = await answerByName(page, () => gate);
  await page.goto('/');
  const field = fieldOf(page);
  await field.fill('h');
  await field.fill('hi');
  await expect.poll(() => asked).toEqual(['hi']);
  await expect(panelOf(page)).toBeHidden();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  answer();
  await expect(panelOf(page)).toContainText('Osuma hi');
  await field.fill('h');
  await expect(panelOf(page)).toBeHidden();
  expect(asked).toEqual(['hi']);
});

test('letters typed at once cause one request (search-1) @thorough', async ({ page }) => {
  const asked = await answerByName(page);
  await page.goto('/');
  await openWith(page, 'aa');
  await fieldOf(page).pressSequentially('bbbb', { delay: 10 });
  await expect(panelOf(page)).toContainText('Osuma aabbbb');
  expect(asked).toEqual(['aa', 'aabbbb']);
});

test('an older answer never replaces a newer one, and what was asked before is there at once @thorough', async ({
  page,
}) => {
  let late = () => {};
  const gate = new Promise<void>((resolve) => {
    late = resolve;
  });
  const asked = await answerByName(page, async (query) => {
    if (query === 'hih') await gate;
  });
  await page.goto('/');
  const field = fieldOf(page);
  await field.fill('hih');
  await expect.poll(() => asked).toEqual(['hih']);
  await field.fill('hihna');
  await expect(panelOf(page)).toContainText('Osuma hihna');
  const arrived = page.waitForResponse(QUERIES);
  late();
  await arrived;
  await field.press('ArrowDown');
  await expect(panelOf(page).getByRole('option', { selected: true })).toHaveText(/Osuma hihna/);

  // both have been answered: no request, and no wait of 150 ms
  const shownWithin = (query: string) =>
    field.evaluate((input: HTMLInputElement, text) => {
      const started = performance.now();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      return new Promise<number>((resolve) => {
        const look = () => {
          const shown = document.getElementById(input.getAttribute('aria-controls') ?? '')?.textContent ?? '';
          if (shown.includes(`Osuma ${text}-`)) resolve(performance.now() - started);
          else requestAnimationFrame(look);
        };
        look();
      });
    }, query);
  expect(await shownWithin('hih')).toBeLessThan(150);
  expect(await shownWithin('hihna')).toBeLessThan(150);
  expect(asked).toEqual(['hih', 'hihna']);
});

test.describe('closes (search-3)', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await openWith(page, 'hihna');
  });

  test('on Escape, and opens again with the arrow', async ({ page }) => {
    await fieldOf(page).press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect(fieldOf(page)).toHaveValue('hihna');
    await fieldOf(page).press('ArrowDown');
    await expect(panelOf(page)).toBeVisible();
  });

  test('on a press outside @thorough', async ({ page }) => {
    await page.getByRole('link', { name: 'Tieva, etusivu' }).first().dispatchEvent('pointerdown');
    await expect(panelOf(page)).toBeHidden();
  });

  test('when the focus leaves it @thorough', async ({ page }) => {
    await page.getByRole('link', { name: /^Ostoskori/ }).focus();
    await expect(panelOf(page)).toBeHidden();
  });

  test('when the page scrolls, but not when its own suggestions do @thorough', async ({ page }) => {
    if (isPhone(page)) {
      await panelOf(page).getByRole('option').last().scrollIntoViewIfNeeded();
      await expect(panelOf(page).getByRole('option').last()).toBeInViewport();
      await expect(panelOf(page)).toBeVisible();
    }
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(panelOf(page)).toBeHidden();
  });

  test('on a pick', async ({ page }) => {
    await panelOf(page).getByRole('option').first().click();
    await expect(page).not.toHaveURL('/');
    await expect(panelOf(page)).toBeHidden();
  });

  test('on a page change that nobody pressed here @thorough', async ({ page }) => {
    await page.goto('/category');
    await page.goto('/brandit');
    await openWith(page, 'hihna');
    await page.goBack();
    await expect(page).toHaveURL('/category');
    await expect(panelOf(page)).toBeHidden();
    await expect(fieldOf(page)).toHaveValue('');
  });
});

test('what is typed while the page loads its search counts @thorough', async ({ page }) => {
  const asked = await answerByName(page);
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/quick-search-*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/');
  await fieldOf(page).pressSequentially('telaketju');
  release();
  await expect(panelOf(page)).toContainText('Osuma telaketju');
  expect(asked).toEqual(['telaketju']);
});

test('a failed search leaves the form', async ({ page }) => {
  await page.route(QUERIES, (route) => route.abort());
  const logged = page.waitForEvent('console', (message) => message.text().includes('quick search'));
  await page.goto('/');
  await fieldOf(page).fill('kypärä');
  await logged;
  await expect(panelOf(page)).toBeHidden();
  await fieldOf(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Haku: kypärä');
});

test('a search that cannot be loaded leaves the form @thorough', async ({ page }) => {
  await page.route('**/assets/quick-search-*.js', (route) => route.abort());
  await page.goto('/');
  const logged = page.waitForEvent('console', (message) => message.text().includes('quick search'));
  await fieldOf(page).fill('kypärä');
  await logged;
  await fieldOf(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Haku: kypärä');
});

test('failed suggestions leave a message and a link to the full search', async ({ page }) => {
  await page.route(QUERIES, (route) => route.abort());
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/');
  const field = fieldOf(page);
  await field.fill('hihna');
  await expect(page.getByText('Hakuehdotuksia ei saatu juuri nyt.').last()).toBeVisible();
  await page.getByRole('link', { name: 'Hae: hihna' }).click();
  await expect(page).toHaveURL(/\/haku\?q=hihna$/);
  await expect(page.getByRole('link', { name: /hihna/i }).first()).toBeVisible();
  expect(logged.filter((text) => /application id/i.test(text))).toEqual([]);
});
