/** The event as it is given outside the forms, which every one of them then holds (@availability.date). */
import { seeWhatItTakes } from '#site/shop/home-texts.ts';
import { save } from '#site/stock/texts.ts';
import type { Moment } from './moment.ts';
import { controlOf, isEntered } from './outcome.ts';

const NOTHING = /(?!)/;

/** @returns the fields of forms that this step gives another content: day, guests and place of the event */
export function givenFields({ step, before }: Pick<Moment, 'step' | 'before'>): RegExp {
  const control = controlOf(step, before);
  if (control?.submits && control.name === save) return /^[a-z]+-(date|guests|location)$/;
  if (control?.name === seeWhatItTakes) return /^[a-z]+-(date|guests)$/;
  return isEntered(step, before, 'plan-guests') ? /^(?!plan)[a-z]+-guests$/ : NOTHING;
}
