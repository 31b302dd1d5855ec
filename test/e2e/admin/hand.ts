import { expect, type Locator, type Page } from '@playwright/test';

/** A person at work: presses, types and scans as they do, and counts it. */
export class Hand {
  presses = 0;
  typed = 0;
  scans = 0;
  private readonly since = Date.now();

  readonly page: Page;
  private readonly isTouch: boolean;

  /** `isTouch`: a finger on a tablet, else a mouse and a keyboard. */
  constructor(page: Page, isTouch: boolean) {
    this.page = page;
    this.isTouch = isTouch;
  }

  async press(what: Locator): Promise<void> {
    this.presses++;
    await (this.isTouch ? what.tap() : what.click());
  }

  /** Types into a field; the press that gives it the focus counts too. */
  async type(field: Locator, text: string): Promise<void> {
    await expect(field).toBeVisible();
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.press(field);
    this.typed += text.length;
    await field.fill(text);
  }

  /** Chooses from a list by its text: one press opens it, one chooses. */
  async choose(list: Locator, text: string): Promise<void> {
    this.presses += 2;
    await list.selectOption(text);
  }

  /** A key besides those that write text; counts as a press. */
  async key(name: string): Promise<void> {
    this.presses++;
    await this.page.keyboard.press(name);
  }

  /** Writes where the focus is. */
  async write(text: string): Promise<void> {
    this.typed += text.length;
    await this.page.keyboard.type(text);
  }

  /** Presses a key until this is on the page. */
  async keyTo(name: string, shown: Locator): Promise<void> {
    for (let left = 40; left > 0 && !(await shown.count()); left--) await this.key(name);
    await expect(shown.first()).toBeAttached();
  }

  /** Moves the focus forward until this, or one of these, has it. */
  async tabTo(what: Locator): Promise<void> {
    await expect(what.first()).toBeAttached();
    const focused = what.and(this.page.locator(':focus'));
    for (let left = 60; left > 0 && !(await focused.count()); left--) await this.key('Tab');
    await expect(focused).toBeVisible();
  }

  /** A code from a scanner, which types and ends with Enter. */
  async scan(code: string): Promise<void> {
    this.scans++;
    await this.page.keyboard.type(code);
    await this.page.keyboard.press('Enter');
  }

  /** Finds a thing by what is known of it and opens its page: the command palette, from any page. */
  async find(known: string, title: string | RegExp): Promise<void> {
    await this.press(this.page.getByRole('button', { name: /^Hae tai siirry/ }));
    await this.type(this.page.getByRole('combobox'), known);
    await this.press(this.page.getByRole('option', { name: title }).first());
  }

  /** Waits for a heading of the page that was opened. */
  async sees(heading: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { name: heading }).first()).toBeVisible();
  }

  /** Confirms with the demo's fresh factor what an action asks to confirm. */
  async confirm(): Promise<void> {
    await this.press(this.page.getByRole('dialog').getByRole('button', { name: /^Vahvista/ }));
  }

  get figures() {
    const { presses, typed, scans } = this;
    return { presses, typed, scans, seconds: Math.round((Date.now() - this.since) / 100) / 10 };
  }
}
