import { expect, test } from 'vitest';
import { dialogsStay } from './invariants.ts';
import { control, momentOf, press, screen } from './moments.ts';

test('the dialog that offers photos goes with the one that is pressed, or with the button below several', () => {
  const picker = { name: 'Choose from Photos', visible: true };
  const form = { name: 'New category', visible: true };
  const problems = (name: string, value: string, isOpen: boolean) => {
    const pressed = control({ name, value, place: 'dialog Choose from Photos' });
    const before = screen({ dialogs: [form, picker], controls: [pressed] });
    const after = screen({ dialogs: isOpen ? [form, picker] : [form] });
    return dialogsStay(momentOf(press(pressed), before, after));
  };
  expect(problems('A chair.Used in 1 place', '', false)).toEqual([]);
  expect(problems('A chair.Used in 1 place', '', true)).toHaveLength(1);
  expect(problems('A chair.Not used anywhere', 'false', true)).toEqual([]);
  expect(problems('A chair.Not used anywhere', 'false', false)).toHaveLength(1);
  expect(problems('Add 2 photos', '', false)).toEqual([]);
  expect(problems('Page 2', '', false)).toHaveLength(1);
});

test('what leads back to an unsaved item closes the photos of another one, and no other toast does', () => {
  const dialog = (name: string) => ({ name, visible: true });
  const problems = (name: string) => {
    const pressed = control({ name, place: 'toast' });
    const open = [dialog('New rental item'), dialog('Choose from Photos')];
    const before = screen({ dialogs: open, controls: [pressed] });
    const after = screen({ dialogs: [dialog('Edit Chair')] });
    return dialogsStay(momentOf(press(pressed), before, after));
  };
  expect(problems('Keep editing')).toEqual([]);
  expect(problems('Undo')).toHaveLength(1);
});
