/** @returns how a person is greeted: the first word of a name as typed */
export function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return first;
}
