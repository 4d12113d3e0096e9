/**
 * @param text address of an image, as an editor gave it
 * @returns whether pages can show what is there: a path of this site or an https address, that a browser
 *   can read (`https://%` is none)
 */
export function isImageAddress(text: string): boolean {
  const isWhole = /^\/(?![/\\])[^\s\\]*$/.test(text) || /^https:\/\/[^\s\\]+$/.test(text);
  return isWhole && URL.canParse(text, 'https://this.site');
}
