/**
 * Somebody at a phone or a computer: what they do and what they see, the same in every engine. Looking
 * waits until it is so.
 */
import { expect } from '@playwright/test';
import { limit } from '../limits/limit.ts';
import type { Device, Focus, Seen, Size, Tab } from './device.ts';
import type { Line } from './line.ts';
import { described, heading, type Name, type Target } from './targets.ts';

const POLL_OPTIONS = { timeout: limit(15_000), intervals: [50, 100, 200, 300] };

export class Person {
  readonly size: Size;
  readonly line: Line;
  private readonly device: Device;
  private readonly tabs: Tab[] = [];
  private tab: Tab | undefined;

  constructor(device: Device, line: Line, size: Size) {
    this.device = device;
    this.line = line;
    this.size = size;
  }

  /** Opens an address of the shop in the tab at hand, or in a first one. */
  async open(path: string): Promise<void> {
    if (!this.tab) await this.openTab();
    await this.current().open(`${this.line.url}${path}`);
  }

  /** Opens an address in a second tab, and goes on there. */
  async openInNewTab(path: string): Promise<void> {
    await this.openTab();
    await this.open(path);
  }

  /** Goes on in a tab opened before. @param index of the open tabs, from 0 */
  async goToTab(index: number): Promise<void> {
    this.tab = this.tabs[index];
    await this.current().show();
  }

  /** Closes the tab at hand; what the browser remembers stays. */
  async closeTab(): Promise<void> {
    const closed = this.current();
    this.tabs.splice(this.tabs.indexOf(closed), 1);
    this.tab = this.tabs.at(-1);
    await closed.close();
  }

  async press(target: Target): Promise<void> {
    await this.current().press(target);
  }

  /** Types into a field, in the place of what it holds. */
  async type(target: Target, text: string): Promise<void> {
    await this.current().type(target, text);
  }

  async choose(target: Target, option: string): Promise<void> {
    await this.see(target);
    await this.current().choose(target, option);
  }

  async keys(...keys: string[]): Promise<void> {
    await this.current().keys(...keys);
  }

  async back(): Promise<void> {
    await this.current().back();
  }

  async reload(): Promise<void> {
    await this.current().reload();
  }

  /** @returns whether one of these is there now */
  async sees(target: Target): Promise<boolean> {
    return (await this.current().look(target)).length > 0;
  }

  /** Waits for it. @param text that it must show */
  async see(target: Target, text?: Name): Promise<void> {
    const seen = async () => (await this.current().look(target)).map((each) => each.text);
    if (text === undefined) {
      await expect.poll(async () => (await seen()).length, failing(target, 'is seen')).not.toBe(0);
    } else {
      const wanted =
        typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
      await expect.poll(seen, failing(target, `shows ${String(text)}`)).toContainEqual(wanted);
    }
  }

  /** Waits for one or the other. */
  async seeEither(target: Target, other: Target): Promise<void> {
    const count = async () =>
      (await this.current().look(target)).length + (await this.current().look(other)).length;
    await expect.poll(count, failing(target, `or ${described(other)} is seen`)).not.toBe(0);
  }

  /** Waits longer: for a build, on a machine that may do much else. */
  async seeSoon(target: Target, text: RegExp): Promise<void> {
    await expect
      .poll(async () => (await this.current().look(target)).map((each) => each.text), {
        ...failing(target, `shows ${String(text)}`),
        timeout: limit(60_000),
      })
      .toContainEqual(expect.stringMatching(text));
  }

  /** Waits until nothing like this is there. */
  async seeNo(target: Target): Promise<void> {
    await expect
      .poll(() => this.current().look(target), failing(target, 'is not seen'))
      .toEqual([]);
  }

  /** Waits until so many are there. */
  async seeCount(target: Target, count: number): Promise<void> {
    await expect
      .poll(async () => (await this.current().look(target)).length, failing(target, 'is seen'))
      .toBe(count);
  }

  /** Waits until a field holds this; of a select, the chosen option's text. */
  async seeValue(target: Target, value: Name): Promise<void> {
    const wanted = typeof value === 'string' ? value : expect.stringMatching(value);
    await expect
      .poll(
        async () => (await this.current().look(target)).map((each) => each.value),
        failing(target, `holds ${String(value)}`),
      )
      .toEqual([wanted]);
  }

  /** Waits until a box is checked, or a button that stays in is pressed. */
  async seeOn(target: Target): Promise<void> {
    await this.seeState(target, 'on');
  }

  /** Waits until all that a field holds is selected: what is typed next takes its place. */
  async seeSelected(target: Target): Promise<void> {
    await this.seeState(target, 'selected');
  }

  /** @returns what is seen of the only match, after waiting for it */
  async look(target: Target): Promise<Seen> {
    await this.seeCount(target, 1);
    const [seen] = await this.current().look(target);
    if (!seen) throw new Error(`${described(target)} is gone`);
    return seen;
  }

  /** Waits until the address is this. */
  async seeAddress(address: Name): Promise<void> {
    const wanted = typeof address === 'string' ? address : expect.stringMatching(address);
    await expect
      .poll(() => this.current().address(), { ...POLL_OPTIONS, message: 'the address' })
      .toEqual(wanted);
  }

  /** Waits for a page by its title, and looks whether it fits the screen. */
  async seePage(title: Name): Promise<void> {
    await this.see({ ...heading(title), first: true });
    await this.seeThatItFits();
  }

  /** Nothing has to be scrolled sideways. */
  async seeThatItFits(): Promise<void> {
    await expect
      .poll(() => this.current().fits(), { ...POLL_OPTIONS, message: 'the page fits the screen' })
      .toBe(true);
  }

  /** @returns what has the focus, which must be seen: drawn, and not scrolled away */
  async seeFocus(): Promise<Focus> {
    let focus: Focus = { role: 'none', name: '', visible: false };
    const look = async () => {
      focus = await this.current().focus();
      return focus.visible ? 'seen' : `not seen: ${focus.role} ${focus.name}`;
    };
    await expect.poll(look, { ...POLL_OPTIONS, message: 'the focus' }).toBe('seen');
    return focus;
  }

  /** Waits until this has the focus, and it is seen. */
  async seeFocusOn(name: Name): Promise<void> {
    const wanted = typeof name === 'string' ? name : expect.stringMatching(name);
    const look = () => this.current().focus();
    await expect
      .poll(look, { ...POLL_OPTIONS, message: `the focus is on ${String(name)}` })
      .toMatchObject({ name: wanted, visible: true });
  }

  /** Goes on with Tab until this has the focus, which must be seen at every stop. */
  async tabTo(name: Name, { key = 'Tab', stops = 60 } = {}): Promise<void> {
    const passed: string[] = [];
    for (let stop = 0; stop < stops; stop += 1) {
      await this.keys(key);
      // Behind the last stop the browser's own buttons come.
      if ((await this.current().focus()).role === 'none') continue;
      const focus = await this.seeFocus();
      passed.push(focus.name);
      if (typeof name === 'string' ? focus.name === name : name.test(focus.name)) return;
    }
    throw new Error(`${String(name)} is not reached by ${key}: ${passed.join(' | ')}`);
  }

  /** The session ends, as by a sign-out elsewhere. */
  async loseSession(): Promise<void> {
    await this.device.forgetSession();
  }

  /** @returns an image of each open tab */
  async images(): Promise<Buffer[]> {
    const images: Buffer[] = [];
    for (const tab of this.tabs) images.push(await tab.screenshot());
    return images;
  }

  async leave(): Promise<void> {
    await this.device.close();
  }

  private async seeState(target: Target, state: 'on' | 'selected'): Promise<void> {
    await expect
      .poll(
        async () => (await this.current().look(target)).map((each) => each[state]),
        failing(target, `is ${state}`),
      )
      .toEqual([true]);
  }

  private async openTab(): Promise<void> {
    this.tab = await this.device.newTab();
    this.tabs.push(this.tab);
  }

  private current(): Tab {
    if (!this.tab) throw new Error('No page is open');
    return this.tab;
  }
}

function failing(target: Target, what: string) {
  return { ...POLL_OPTIONS, message: `${described(target)} ${what}` };
}
