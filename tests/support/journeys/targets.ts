/**
 * How a journey names what a person looks for: by its role and its name, by its label, or by its words.
 * Plain data, so that every engine can look for it in its own way.
 */

/** Text in full, or a pattern that is found in it. */
export type Name = string | RegExp;

export type Target = (
  | { by: 'role'; role: string; name?: Name }
  | { by: 'label'; name: Name }
  | { by: 'text'; name: Name }
) & {
  /** Looks only inside of this. */
  within?: Target;
  /** The first of several, instead of the only one. */
  first?: boolean;
};

/** @returns what has this ARIA role and, when one is given, this accessible name */
export function role(name: string, label?: Name, within?: Target): Target {
  return {
    by: 'role',
    role: name,
    ...(label !== undefined && { name: label }),
    ...(within && { within }),
  };
}

/** @returns a button of this name */
export function button(name: Name, within?: Target): Target {
  return role('button', name, within);
}

/** @returns a link of this name */
export function link(name: Name, within?: Target): Target {
  return role('link', name, within);
}

/** @returns a heading of this text */
export function heading(name: Name, within?: Target): Target {
  return role('heading', name, within);
}

/** @returns an open dialog of this title */
export function dialog(name?: Name): Target {
  return role('dialog', name);
}

/** @returns a text field of this label; buttons beside it may have similar ones */
export function field(name: Name, within?: Target): Target {
  return role('textbox', name, within);
}

/** @returns what is labeled so, whatever it is: selects, check boxes, passwords */
export function labeled(name: Name, within?: Target): Target {
  return { by: 'label', name, ...(within && { within }) };
}

/** @returns the smallest part of the page that has this text */
export function words(name: Name, within?: Target): Target {
  return { by: 'text', name, ...(within && { within }) };
}

/** @returns the first of what matches */
export function first(target: Target): Target {
  return { ...target, first: true };
}

/** @returns the target in words, for messages */
export function described(target: Target): string {
  const kind = target.by === 'role' ? target.role : target.by;
  const name = target.name === undefined ? '' : ` ${String(target.name)}`;
  const within = target.within ? ` in ${described(target.within)}` : '';
  return `${target.first ? 'first ' : ''}${kind}${name}${within}`;
}
